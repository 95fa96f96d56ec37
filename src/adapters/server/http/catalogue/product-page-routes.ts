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
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { calendarText } from '#domain/catalogue/calendar-event.ts';
import { sessionEvent } from '#domain/learning/seminars/session-event.ts';
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
    const calendar = await calendarOf(
      school,
      product,
      school.get(PublicAddresses).school(productPath(product.kind, slug)),
    );
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

/** What of a product stands in a calendar: its sessions or, without any, its date; null for what has none. */
async function calendarOf(school: School, product: StoredProductDetails, address: string): Promise<string | null> {
  const { id, slug, title, summary, startsAt, endsAt, modality, updatedAt } = product;
  const location = modality === null ? '' : places[modality];
  const description = `${summary}\n\n${address}`;
  const sessions = await school.get(SeminarSessions).among([id]);
  if (sessions.length > 0) {
    return calendarText(
      // Where it is attended on line is told to whoever has a seat.
      sessions.map((session) => ({
        ...sessionEvent({ ...session, address: null }, { title, page: address }),
        location: session.place === '' ? location : session.place,
        description,
      })),
    );
  }
  if (startsAt === null) return null;
  const dates = { startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
  const changedAt = new Date(updatedAt);
  return calendarText([
    { uid: `${slug}@${new URL(address).hostname}`, title, description, location, address, ...dates, changedAt },
  ]);
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
