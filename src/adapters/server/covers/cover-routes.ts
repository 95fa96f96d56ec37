import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '#adapters/server/config/config.ts';
import { Drawings } from '#adapters/server/documents/drawings.ts';
import { problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { compress } from '#adapters/server/rendering/compress.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { schoolPreviewPath } from '#domain/catalogue/cover-facts.ts';

import { findCover, type FoundCover } from './find-cover-facts.ts';
import { type CoverFile, Covers } from './covers.ts';

type WithSlug = { Params: { slug: string } };

/** The covers that the school draws itself: SVG for pages, PNG for the previews of links shown elsewhere. */
export function coverRoutes(app: FastifyInstance, school: School, { imagesBase }: Pick<Config, 'imagesBase'>): void {
  const covers = new Covers(school.get(Drawings), school.get(FileStore));
  const sendDrawn = async (request: FastifyRequest, reply: FastifyReply, { facts }: FoundCover) => {
    const cover = await covers.svg(facts);
    if (isKnown(request, reply, cover)) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const { body, encoding } = await compress(cover.body.toString(), accepted);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    // Opened by itself, a picture may load and run nothing.
    return reply
      .header('vary', 'Accept-Encoding')
      .header('content-security-policy', "default-src 'none'")
      .type(cover.mediaType)
      .send(body);
  };
  app.get<WithSlug>('/portadas/:slug.svg', async (request, reply) =>
    sendDrawn(request, reply, await coverNamed(school, request.params.slug)),
  );
  app.get<WithSlug>('/portadas/:slug', async (request, reply) => {
    const found = await coverNamed(school, request.params.slug);
    if (found.file === null) return sendDrawn(request, reply, found);
    // Asked for again each time: which one is shown may change at any moment, and the picture itself is kept.
    const images = imagesBase === '' ? '/imagenes' : imagesBase;
    return reply.header('cache-control', 'no-cache').redirect(`${images}/${found.file}`);
  });
  app.get<WithSlug>('/portadas/:slug.png', async (request, reply) => {
    const { facts, file } = await coverNamed(school, request.params.slug);
    const uploaded = file === null ? null : await covers.uploaded(file, facts.kind);
    if (uploaded !== null) return sendPreview(request, reply, uploaded);
    await school.renewSettings();
    return sendPreview(request, reply, await covers.png(facts, school.settings.of('identity')));
  });
  app.get(schoolPreviewPath, async (request, reply) => {
    await school.renewSettings();
    return sendPreview(request, reply, await covers.school(school.settings.of('identity')));
  });
}

function sendPreview(request: FastifyRequest, reply: FastifyReply, cover: CoverFile): FastifyReply {
  if (isKnown(request, reply, cover)) return reply.code(304).send();
  // Shown on other sites: that is what it is for.
  return reply.header('cross-origin-resource-policy', 'cross-origin').type(cover.mediaType).send(cover.body);
}

async function coverNamed(school: School, slug: string): Promise<FoundCover> {
  const found = await findCover(school.db, slug, school.get(Clock).now());
  if (found === null) throw new ProblemError(problemOf(404, 'not-found', 'No existe esta portada.'));
  return found;
}

function isKnown(request: FastifyRequest, reply: FastifyReply, { tag }: CoverFile): boolean {
  // Weak: the compressed answers differ in bytes and not in what they show.
  const weak = `W/${tag}`;
  void reply.header('cache-control', 'public, max-age=3600, stale-while-revalidate=604800').header('etag', weak);
  return (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(weak);
}
