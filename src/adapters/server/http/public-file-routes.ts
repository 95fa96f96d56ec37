import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { School } from '#adapters/server/school.ts';
import { FileStore } from '#application/server/ports/file-store.ts';
import { problemOf, ProblemError } from './problems.ts';

/** Folders of the file store that anyone may see: pictures of the storefront, and profile photos, whose names nobody can guess. Videos, materials and vouchers are not among them. */
const publicFolder = /^(?:anuncios|logotipos|perfiles|portadas|retratos)\/[a-z0-9.-]+$/;

/** The image host of the school itself, used unless another is configured. Source: SITE-7. */
export function publicFileRoutes(app: FastifyInstance, school: School): void {
  app.get<{ Params: { '*': string } }>('/imagenes/*', async (request, reply) => {
    const key = request.params['*'];
    const files = school.get(FileStore);
    const file = publicFolder.test(key) ? await files.find(key) : null;
    if (file === null) throw new ProblemError(problemOf(404, 'not-found', 'No existe esta imagen.'));
    const tag = `"${file.version}"`;
    void reply.header('cache-control', 'public, max-age=86400').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const content = await files.read(key, 0, file.bytes - 1);
    // A picture that is opened by itself must not be able to run a script, SVG least of all.
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('content-length', file.bytes)
      .type(file.mediaType)
      .send(Readable.from(content));
  });
}
