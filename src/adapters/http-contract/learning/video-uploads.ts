import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';

/** The heading of all calls about what a product teaches. */
export const syllabusArea = 'Temario de un producto';

/**
 * Where videos come in, by the tus protocol 1.0: POST begins one (metadata `producto` and `nombre`), HEAD, PATCH and DELETE are of its own
 * address below.
 */
export const videoUploadsPath = '/api/v1/staff/video-uploads';

export const finishVideoUpload = endpoint({
  method: 'POST',
  path: `${videoUploadsPath}/:id/completion`,
  summary: 'Revisa un video que llegó entero, por su contenido, y lo guarda; llamado otra vez responde lo mismo',
  area: syllabusArea,
  signIn: 'required',
  permission: 'edit-own-products',
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.object({
    /** By which a class names it. */
    file: v.string(),
    /** Whole seconds, 1 or more. */
    seconds: v.number(),
  }),
});
