import type { FastifyInstance } from 'fastify';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { type Novelty, Products } from '#application/server/catalogue/ports/products.ts';
import { typeText } from '#domain/catalogue/catalogue-menu.ts';
import { isOver } from '#domain/catalogue/present-product.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { escapeXml } from '#adapters/server/escape-xml.ts';
import { lastOf } from './last-change.ts';

/** Where programs that read feeds find what is new. */
export const feedPath = '/novedades.xml';

/** What the feed is called, in it and in the head of every page. */
export const feedTitle = (name: string): string => `Novedades de ${name}`;

/** How many novelties the feed tells. */
const MOST = 30;

/** The last products that were published, as an Atom feed. */
export function noveltiesFeed(app: FastifyInstance, school: School, origin: string): void {
  app.get(feedPath, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/atom+xml; charset=utf-8')
      .send(await feedOf(school, origin)),
  );
}

async function feedOf(school: School, origin: string): Promise<string> {
  await school.renewSettings();
  const novelties = await school.get(Products).newest(MOST);
  return feed(origin, school.settings.of('identity').name, novelties, school.get(Clock).now());
}

function feed(origin: string, name: string, novelties: readonly Novelty[], now: Date): string {
  const last = lastOf(novelties.map(({ updatedAt }) => updatedAt)) ?? '1970-01-01T00:00:00.000Z';
  const head = [
    `<id>${escapeXml(origin)}/</id>`,
    `<title>${escapeXml(feedTitle(name))}</title>`,
    `<updated>${last}</updated>`,
    `<author><name>${escapeXml(name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin)}/"/>`,
  ];
  const entries = novelties.map((each) => entry(origin, each, now));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-PE">${[...head, ...entries].join('')}</feed>\n`;
}

function entry(origin: string, novelty: Novelty, now: Date): string {
  const { kind, slug, title, summary, publishedAt, updatedAt } = novelty;
  const address = escapeXml(origin + productPath(kind, slug));
  return [
    `<entry><id>${address}</id>`,
    `<title>${escapeXml(`${typeText({ kind, isOver: isOver(novelty, now) })}: ${title}`)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${publishedAt}</published><updated>${updatedAt}</updated>`,
    `<summary>${escapeXml(summary)}</summary></entry>`,
  ].join('');
}
