import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { FileStore, type StoredFile } from '#application/server/shared/ports/file-store.ts';
import { type Permit, SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { byteRangeOf } from './byte-range.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';

/** Where signed addresses of stored files point; the file's key follows. */
export const privateFilesPath = '/api/v1/files/';

/** Videos, captions, frames and materials: only through a signed address, in parts where a player asks for parts. */
export function privateFileRoutes(app: FastifyInstance, school: School): void {
  type Route = { Params: { '*': string } };
  const answer = async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    const permit = permitOf(school, request);
    const key = request.params['*'];
    const file = await school.get(FileStore).find(key);
    if (file === null) throw new ProblemError(problemOf(404, 'not-found', 'Este archivo ya no está.'));
    const own = request.method === 'GET' ? await ownAddressOf(school, key, file, permit.until) : null;
    if (own !== null) return reply.header('cache-control', 'private, no-store').redirect(own, 302);
    const tag = `"${file.version}"`;
    void reply
      .header('cache-control', 'private, max-age=3600')
      .header('etag', tag)
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(file.mediaType);
    const saveAs = savedName(key);
    if (saveAs !== null) attach(reply, saveAs);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
    const range = isSame ? byteRangeOf(request.headers.range, file.bytes) : null;
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
    }
    const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
    if (range !== null) void reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
    void reply.header('content-length', end - start + 1);
    if (request.method === 'HEAD') return reply.send();
    return reply.send(Readable.from(await school.get(FileStore).read(key, start, end)));
  };
  // The HEAD that fastify makes of a GET would read the whole file to throw it away.
  app.route<Route>({ method: ['GET', 'HEAD'], url: `${privateFilesPath}*`, handler: answer });
}

/**
 * The storage's own address of what is large, videos and materials, so that their bytes do not pass through the school; null for all
 * else. Vouchers and photographs never have one: who may see them is asked here, each time.
 */
async function ownAddressOf(
  school: School,
  key: string,
  { mediaType }: StoredFile,
  until: Date,
): Promise<string | null> {
  const saveAs = savedName(key);
  if (saveAs === null && !mediaType.startsWith('video/')) return null;
  return school.get(FileStore).addressOf(key, { now: school.get(Clock).now(), until, saveAs });
}

/** Materials are saved under their own name; null: the browser shows the file. */
function savedName(key: string): string | null {
  return key.startsWith('materiales/') ? key.slice(key.lastIndexOf('/') + 1) : null;
}

/**
 * The leave that the address of a request carries.
 * @throws ProblemError 403 when it was not signed by this school, 410 when it is over.
 */
export function permitOf(school: School, request: FastifyRequest): Permit {
  const [path = '', query = ''] = request.url.split('?', 2);
  const permit = school.get(SignedAddresses).read(path, query, school.get(Clock).now());
  if (permit.ok) return permit.value;
  if (permit.refusal.kind === 'address-expired') {
    throw new ProblemError(
      problemOf(410, 'address-expired', 'Esta dirección ya venció. Ábrela otra vez desde tu curso.'),
    );
  }
  throw new ProblemError(
    problemOf(403, 'address-invalid', 'Este archivo se abre desde tu curso, con tu sesión iniciada.'),
  );
}

/** Has the browser save the answer under a name instead of showing it. */
export function attach(reply: FastifyReply, fileName: string): void {
  void reply.header('content-disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`);
}
