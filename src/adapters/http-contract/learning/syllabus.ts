import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { partEndpoints } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { type SyllabusContent, syllabusLimits } from '#domain/learning/syllabus/syllabus.ts';

const limited = (most: number, name: string) => v.pipe(v.string(), v.maxLength(most, `${name}: demasiado largo.`));
const id = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
]);
const fileKey = v.pipe(v.string(), v.maxLength(300));
const title = limited(syllabusLimits.title, 'El título');

const materials = v.pipe(
  v.array(v.object({ id, title, file: fileKey })),
  v.maxLength(syllabusLimits.materials, 'Hay demasiados materiales.'),
  v.readonly(),
);

const classes = v.pipe(
  v.array(
    v.object({
      id,
      title,
      kind: v.picklist(['video', 'reading']),
      video: v.nullable(fileKey),
      captions: v.nullable(fileKey),
      poster: v.nullable(fileKey),
      seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      text: limited(syllabusLimits.text, 'La lectura'),
      isFree: v.boolean(),
      materials,
    }),
  ),
  v.maxLength(syllabusLimits.classes, 'Hay demasiadas clases.'),
  v.readonly(),
);

/** The part `syllabus` of a product's working copy. */
export const syllabusEndpoints = partEndpoints(
  'syllabus',
  wireOf<SyllabusContent>()(
    v.object({
      modules: v.pipe(
        v.array(v.object({ id, title, summary: limited(syllabusLimits.summary, 'El resumen'), classes })),
        v.maxLength(syllabusLimits.modules, 'Hay demasiados módulos.'),
        v.readonly(),
      ),
      materials,
    }),
  ),
);
