import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormFile } from '#adapters/http-contract/shared/form-file.ts';
import { IncomingFile } from './incoming-file.ts';
import { largestBody } from '#adapters/server/http/shared/intake.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';

/** A file of a form, still on the disk. */
interface HeldFile extends Omit<FormFile, 'content'> {
  readonly held: IncomingFile;
}

/**
 * The fields of a multipart form as an object: texts as strings, files as `FormFile`, a repeated name as its last value. Files lie
 * on the disk until the whole form is there and its turn has come. JSON bodies pass as they are.
 * @param largestFile bytes; null: the form takes no file. Of a larger one a byte more than that is kept, so that the use case refuses it.
 * @throws ProblemError 400 when what was sent is no form, or ends before its end.
 */
export async function formOf(
  request: FastifyRequest,
  reply: FastifyReply,
  largestFile: number | null,
): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const held: IncomingFile[] = [];
  try {
    const fields = await fieldsOf(request.parts(limitsOf(largestFile)), request.server.intake.folder, held);
    if (held.length > 0) await request.server.intake.turn(reply);
    const read = [...fields].map(async ([name, value]) => [name, await contentOf(value)] as const);
    return Object.fromEntries(await Promise.all(read));
  } finally {
    await Promise.all(held.map((file) => file.close()));
  }
}

/** Takes a form in as it comes. @param held gets its files, also when the form breaks off. */
async function fieldsOf(
  parts: AsyncIterable<Multipart>,
  folder: string,
  held: IncomingFile[],
): Promise<ReadonlyMap<string, string | HeldFile>> {
  const fields = new Map<string, string | HeldFile>();
  try {
    for await (const part of parts) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else {
        const file = await IncomingFile.receive(part.file, folder);
        held.push(file);
        fields.set(part.fieldname, { fileName: part.filename, mediaType: part.mimetype, held: file });
      }
    }
  } catch (error) {
    throw unreadableForm(error);
  }
  return fields;
}

/** What the parser of forms threw: with a status it has a reason of its own, without one the form is broken. */
function unreadableForm(error: unknown): unknown {
  if (!(error instanceof Error) || 'statusCode' in error || 'code' in error) return error;
  return new ProblemError(
    problemOf(400, 'unreadable-form', 'El formulario llegó incompleto o dañado. Vuelve a enviarlo.'),
  );
}

function limitsOf(largestFile: number | null) {
  const files = largestFile === null ? 0 : 1;
  const fileSize = (largestFile ?? 0) + 1;
  return { limits: { files, fileSize, fields: 60, fieldSize: largestBody, parts: 61 }, throwFileSizeLimit: false };
}

async function contentOf(value: string | HeldFile): Promise<string | FormFile> {
  if (typeof value === 'string') return value;
  const { fileName, mediaType, held } = value;
  return { fileName, mediaType, content: await held.content() };
}
