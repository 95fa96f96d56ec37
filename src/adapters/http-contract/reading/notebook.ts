import * as v from 'valibot';
import { wireOf, type Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { LARGEST_ID } from '#adapters/http-contract/shared/wire-values.ts';
import type { AnnotationToKeep, Notebook } from '#application/read-models/reading/notebook.ts';
import { type Annotation, highlightColours } from '#domain/reading/annotation.ts';
import { CONTEXT_LENGTH, type Passage } from '#domain/reading/highlight.ts';
import { bookmarkEndpoints } from './bookmarks.ts';
import { readingSettingsEndpoints } from './settings.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const area = 'Lectura';
const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const context = v.pipe(v.string(), v.maxLength(CONTEXT_LENGTH * 2));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/^[\w-]+$/, 'El identificador no es válido.'));
const colour = v.picklist(highlightColours, 'El color no es uno de los que hay.');
const count = (problem: string) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/, problem), v.transform(Number)), v.number(problem)], problem),
    v.integer(problem),
    v.minValue(0, problem),
    v.maxValue(LARGEST_ID, problem),
  );
/** Far above what a note may have, so that the school's own words refuse it. */
const longText = v.pipe(v.string(), v.maxLength(100_000));

/** A highlight or a note as section 7 of the specification has it; what it does not name is ours, and may be left out. */
const resaltadoNota = v.object({
  id: v.string(),
  /** The reading content's id. */
  modulo_id: v.number(),
  seleccion: v.string(),
  /** 0: highlight; 1: note. */
  tipo: v.number(),
  inicio: v.number(),
  fin: v.number(),
  nota: v.string(),
  color: v.string(),
  version: v.number(),
});

const keptWire = v.object({ response: v.literal('ok'), resaltado_nota: resaltadoNota });

export const addResaltadoNota = endpoint({
  method: 'POST',
  path: '/api/resaltados-notas',
  summary: 'Guarda un resaltado o una nota en un libro de quien llama',
  area,
  signIn: 'required',
  body: v.object({
    modulo_id: count('Falta el número de la sección.'),
    seleccion: v.pipe(v.string('Falta el texto seleccionado.'), v.maxLength(100_000)),
    tipo: v.optional(count('El tipo es 0 para un resaltado, u otro número para una nota.'), 0),
    inicio: count('El inicio es un número.'),
    fin: count('El fin es un número.'),
    nota: v.optional(longText, ''),
    color: v.optional(colour, highlightColours[0]),
    antes: v.optional(context, ''),
    despues: v.optional(context, ''),
    /** Chosen by whoever calls: the same one twice is one annotation. */
    clave: v.optional(v.nullable(id), null),
  }),
  answer: keptWire,
});

export const eliminarResaltadoNota = endpoint({
  method: 'GET',
  path: '/api/resaltados-notas/eliminar/:id',
  summary: 'Quita un resaltado o una nota de quien llama; repetirlo no cambia nada',
  area,
  signIn: 'required',
  params: v.object({ id }),
  answer: v.object({ response: v.literal('ok') }),
});

const annotationFields = {
  id: v.string(),
  section: v.string(),
  kind: v.picklist(['highlight', 'note']),
  colour,
  passage: v.object({
    start: v.number(),
    end: v.number(),
    quote: v.string(),
    before: v.string(),
    after: v.string(),
  }),
  note: v.string(),
  version: v.number(),
  createdAt: v.string(),
  changedAt: v.string(),
};
const annotationWire = wireOf<Annotation>()(v.object(annotationFields));

/** An annotation as it travels: also in the refusal that tells what it has become. */
export function annotationToWire(annotation: Annotation): Wire<Annotation> {
  const { id: own, section, kind, note, version, createdAt, changedAt } = annotation;
  const { start, end, quote, before, after } = annotation.passage;
  return {
    id: own,
    section,
    kind,
    colour: annotation.colour,
    passage: { start, end, quote, before, after },
    note,
    version,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Reads one that came in a refusal; null when it is none. */
export function annotationFromWire(wire: unknown): Annotation | null {
  const parsed = v.safeParse(annotationWire, wire);
  if (!parsed.success) return null;
  const { createdAt, changedAt, ...rest } = parsed.output;
  return { ...rest, createdAt: new Date(createdAt), changedAt: new Date(changedAt) };
}

/** What section 7's call answers of an annotation that was kept. */
export function keptAnswer(annotation: Annotation, sectionId: number) {
  const { passage } = annotation;
  return {
    response: 'ok' as const,
    resaltado_nota: {
      id: annotation.id,
      modulo_id: sectionId,
      seleccion: passage.quote,
      tipo: annotation.kind === 'highlight' ? 0 : 1,
      inicio: passage.start,
      fin: passage.end,
      nota: annotation.note,
      color: annotation.colour,
      version: annotation.version,
    },
  };
}

/** The version in that answer. */
export function keptVersion(answer: v.InferOutput<typeof keptWire>): number {
  return answer.resaltado_nota.version;
}

interface ResaltadoBody {
  readonly modulo_id: number;
  readonly nota: string;
  readonly color: Annotation['colour'];
  readonly clave: string | null;
  readonly seleccion: string;
  readonly tipo: number;
  readonly inicio: number;
  readonly fin: number;
  readonly antes: string;
  readonly despues: string;
}

/** What a call of section 7 asks to be kept, in the house's words. */
export function annotationFromResaltado(body: ResaltadoBody) {
  const passage: Passage = {
    start: body.inicio,
    end: body.fin,
    quote: body.seleccion,
    before: body.antes,
    after: body.despues,
  };
  const kind: Annotation['kind'] = body.tipo === 0 ? 'highlight' : 'note';
  return { id: body.clave, sectionId: body.modulo_id, kind, colour: body.color, passage, note: body.nota };
}

export const readNotebook = endpoint({
  method: 'GET',
  path: '/api/v1/books/:slug/annotations',
  summary: 'Lo que quien llama marcó en un libro: resaltados, notas, marcadores y hasta dónde leyó',
  area,
  signIn: 'required',
  params: v.object({ slug }),
  answer: wireOf<Notebook>()(
    v.object({
      annotations: v.array(
        v.object({
          ...annotationFields,
          /** Where its text stands now; null: the book no longer has it. */
          found: v.nullable(v.object({ section: v.string(), start: v.number(), end: v.number() })),
        }),
      ),
      bookmarks: v.array(v.object({ section: v.string(), anchor: v.string(), label: v.string() })),
      place: v.nullable(v.object({ section: v.string(), anchor: v.string(), device: v.string(), at: v.string() })),
    }),
  ),
});

export const changeAnnotation = endpoint({
  method: 'PATCH',
  path: '/api/v1/annotations/:id',
  summary: 'Cambia la nota o el color de una anotación, si nadie la cambió desde la versión que se leyó',
  area,
  signIn: 'required',
  params: v.object({ id }),
  body: v.object({ version: count('Falta la versión que cambias.'), note: longText, colour }),
  answer: annotationWire,
});

export const notebookEndpoints: readonly Endpoint[] = [
  addResaltadoNota,
  eliminarResaltadoNota,
  readNotebook,
  changeAnnotation,
  ...bookmarkEndpoints,
  ...readingSettingsEndpoints,
];

/** What a browser sends of an annotation that it makes. */
export function resaltadoFromAnnotation({ id: clave, sectionId, colour: color, passage, note }: AnnotationToKeep) {
  return {
    modulo_id: sectionId,
    seleccion: passage.quote,
    tipo: note === '' ? 0 : 1,
    inicio: passage.start,
    fin: passage.end,
    nota: note,
    color,
    antes: passage.before,
    despues: passage.after,
    clave,
  };
}
