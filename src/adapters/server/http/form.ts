import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '#adapters/http-contract/form-file.ts';
import { problemOf, ProblemError } from './problems.ts';

/** The fields of a multipart form as an object: texts as strings, files as `FormFile`, a repeated name as its last value. JSON bodies pass as they are. */
export async function formOf(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const fields = new Map<string, string | FormFile>();
  for await (const part of partsOf(request)) {
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else {
      const content = await contentOf(part);
      fields.set(part.fieldname, { fileName: part.filename, mediaType: part.mimetype, content });
    }
  }
  return Object.fromEntries(fields);
}

/** The parts of a form as they come. @throws ProblemError 400 when what was sent is no form, or ends before its end. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (error) {
    throw unreadableForm(error);
  }
}

/** What the parser of forms threw: with a status it has a reason of its own, without one the form is broken. */
function unreadableForm(error: unknown): unknown {
  if (!(error instanceof Error) || 'statusCode' in error || 'code' in error) return error;
  return new ProblemError(
    problemOf(400, 'unreadable-form', 'El formulario llegó incompleto o dañado. Vuelve a enviarlo.'),
  );
}

/** @throws ProblemError 413 naming the field, when the file is larger than any field takes. */
async function contentOf(part: MultipartFile): Promise<Uint8Array> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (!(error instanceof Error) || !('statusCode' in error) || error.statusCode !== 413) throw unreadableForm(error);
    throw new ProblemError(
      problemOf(413, 'too-large', 'El archivo pesa demasiado (máximo 12 MB).', { field: part.fieldname }),
    );
  }
}
