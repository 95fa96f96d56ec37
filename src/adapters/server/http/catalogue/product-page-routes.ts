import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getFreeClass } from '#adapters/http-contract/catalogue/free-class.ts';
import { compress } from '#adapters/server/rendering/compress.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { OpenFreeClass } from '#application/server/catalogue/open-free-class.ts';
import { CertificateDocuments } from '#application/server/learning/ports/certificate-documents.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { calendarText } from '#domain/catalogue/calendar-event.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { accept } from '#domain/shared/result.ts';
import { catalogueRefusals } from './catalogue-refusals.ts';
import { unlessTooMany } from '#adapters/server/http/shared/document-limit.ts';
import { presentFreeClass } from './free-class.ts';
import { only, problemOf, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

type WithSlug = { Params: { slug: string } };

/** What a product's page offers besides itself: its date for a calendar, what its certificate looks like, its free class. */
export function productPageRoutes(app: FastifyInstance, school: School): void {
  app.get<WithSlug>('/calendario/:slug.ics', async (request, reply) => {
    const { slug } = request.params;
    const product = await productOf(school, slug);
    const calendar = calendarOf(product, school.get(PublicAddresses).school(productPath(product.kind, slug)));
    if (calendar === null) throw new ProblemError(problemOf(404, 'not-found', 'Este producto no tiene fecha.'));
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${slug}.ics"`)
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .send(calendar);
  });
  app.get<WithSlug>('/certificados/:slug.svg', async (request, reply) => {
    const product = await productOf(school, request.params.slug);
    if (product.certificateHours === 0) {
      throw new ProblemError(problemOf(404, 'not-found', 'Este producto no da certificado.'));
    }
    const now = school.get(Clock).now();
    const picture = await unlessTooMany(() => school.get(CertificateDocuments).sample(product, now));
    return sendPicture(request, reply, picture);
  });
  serve(
    app,
    school,
    getFreeClass,
    only(catalogueRefusals, 'free-class-not-found', 'product-not-found'),
    async ({ params }) => {
      const opened = await school.get(OpenFreeClass).execute(params.slug);
      return opened.ok ? accept(presentFreeClass(school, opened.value)) : opened;
    },
  );
}

async function productOf(school: School, slug: string): Promise<StoredProductDetails> {
  const product = await school.get(Products).findBySlug(slug);
  if (product === null) throw new ProblemError(problemOf(404, 'not-found', 'Este producto no existe.'));
  return product;
}

const places = {
  virtual: 'En vivo, por internet',
  presencial: 'Auditorio de la escuela, Lima',
  híbrido: 'Auditorio de la escuela, Lima, y por internet',
} as const;

/** The event of a product with a date; null for what has none. */
function calendarOf(product: StoredProductDetails, address: string): string | null {
  const { slug, title, summary, startsAt, endsAt, modality, updatedAt } = product;
  if (startsAt === null) return null;
  return calendarText({
    uid: `${slug}@${new URL(address).hostname}`,
    title,
    description: `${summary}\n\n${address}`,
    location: modality === null ? '' : places[modality],
    address,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    changedAt: new Date(updatedAt),
  });
}

async function sendPicture(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  const tag = `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
  void reply.header('cache-control', 'public, max-age=3600, stale-while-revalidate=604800').header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const { body, encoding } = await compress(svg, String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== null) void reply.header('content-encoding', encoding);
  // Opened by itself, a picture may load and run nothing.
  return reply
    .header('vary', 'Accept-Encoding')
    .header('content-security-policy', "default-src 'none'")
    .type('image/svg+xml')
    .send(body);
}
