import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { School } from '#adapters/server/wiring/school.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { compress } from '#adapters/server/rendering/compress.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';

/** Folders of the file store that anyone may see: pictures of the storefront, QR codes of wallets, and those of readings and profile photos, whose names nobody can guess. Videos, materials and vouchers are not among them. */
const publicFolder = /^(?:anuncios|cobros|lecturas|logotipos|perfiles|portadas|retratos)\/[a-z0-9.-]+$/;

/** Bytes of a drawing beyond which it travels as it is: it would have to be held in memory whole. */
const mostCompressed = 1_000_000;

/** The image host of the school itself, used unless another is configured. Source: SITE-7. */
export function publicFileRoutes(app: FastifyInstance, school: School): void {
  app.get<{ Params: { '*': string } }>('/imagenes/*', async (request, reply) => {
    const key = request.params['*'];
    const files = school.get(FileStore);
    const file = publicFolder.test(key) ? await files.find(key) : null;
    if (file === null) throw new ProblemError(problemOf(404, 'not-found', 'No existe esta imagen.'));
    // A drawing travels in several encodings, which are one for whoever asks whether it has changed.
    const tag = isDrawing(file) ? `W/"${file.version}"` : `"${file.version}"`;
    void reply.header('cache-control', 'public, max-age=86400').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    // A picture that is opened by itself must not be able to run a script, SVG least of all.
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'").type(file.mediaType);
    const content = await files.read(key, 0, file.bytes - 1);
    if (!isDrawing(file)) return reply.header('content-length', file.bytes).send(Readable.from(content));
    const { body, encoding } = await compress(await text(content), String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.header('vary', 'Accept-Encoding').send(body);
  });
}

function isDrawing({ mediaType, bytes }: { readonly mediaType: string; readonly bytes: number }): boolean {
  return mediaType.startsWith('image/svg') && bytes <= mostCompressed;
}
