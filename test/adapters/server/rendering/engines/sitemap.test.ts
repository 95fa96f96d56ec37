import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { searchEngineRoutes } from '#adapters/server/rendering/engines/search-engines.ts';
import type { SitemapSizes } from '#adapters/server/rendering/engines/sitemap.ts';
import { labour, rosa, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { insertCatalogue } from '#test/support/catalogue/catalogue-rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const origin = 'https://escuela.example';
const seven = [1, 2, 3, 4, 5, 6, 7].map((id) => storedProduct(id, { category: labour, staff: [rosa] }));

/** A school with seven courses, one of which changed later, and its files in these sizes. */
async function opened() {
  const school = await testSchool();
  await insertCatalogue(school.db, seven);
  await changed(school, 5, '2026-03-04T05:06:07.000Z');
  const inSizes = (sizes?: SitemapSizes) => {
    const app = fastify();
    onTestFinished(() => app.close());
    searchEngineRoutes(app, school.school, origin, null, sizes);
    return async (path: string) => {
      const { statusCode, body } = await app.inject(path);
      return {
        statusCode,
        body,
        paths: [...body.matchAll(/<loc>https:..escuela.example([^<]*)<.loc>/g)].map(([, at]) => at),
      };
    };
  };
  return { school, inSizes };
}

const changed = ({ db }: TestSchool, id: number, at: string) =>
  db.updateTable('products').set({ updated_at: at }).where('id', '=', id).execute();

test('more pages than one file may have stand in several, which the first names: each page in one of them', async () => {
  const { school, inSizes } = await opened();
  const whole = await inSizes()('/sitemap.xml');
  const most = whole.paths.length;
  expect(whole.body).toContain('<urlset ');
  expect(await inSizes({ most, part: 3 })('/sitemap.xml')).toMatchObject({ body: whole.body });
  // What is kept holds for the sizes that it was written in.
  await changed(school, 5, '2026-03-05T05:06:07.000Z');
  const get = inSizes({ most: most - 1, part: 3 });
  const { body, paths } = await get('/sitemap.xml');
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex .*<\/sitemapindex>\n$/s);
  expect(body).toContain(
    `<sitemap><loc>${origin}/sitemap-productos-1.xml</loc><lastmod>2026-01-01</lastmod></sitemap>`,
  );
  expect(body).toContain(
    `<sitemap><loc>${origin}/sitemap-productos-2.xml</loc><lastmod>2026-03-05</lastmod></sitemap>`,
  );
  const files = await Promise.all(paths.map((path = '') => get(path)));
  for (const file of files) expect(file.paths.length).toBeLessThanOrEqual(3);
  expect(files.flatMap((file) => file.paths)).toEqual(whole.paths);
  const after = (kind: string) => `/sitemap-${kind}-${paths.filter((path) => path?.includes(kind)).length + 1}.xml`;
  for (const path of [after('productos'), after('paginas'), '/sitemap-productos-0.xml', '/sitemap-cursos-1.xml'])
    expect((await get(path)).statusCode, path).toBe(404);
  // Names that anybody can make up are not kept.
  const { hits } = school.school.kept;
  await get(after('productos'));
  expect(school.school.kept.hits).toBe(hits);
});

test('a part is as old as nothing that stands in it', async () => {
  const { school, inSizes } = await opened();
  const get = inSizes({ most: 1, part: 3 });
  expect((await get('/sitemap-productos-2.xml')).body).toContain('/curso-5</loc><lastmod>2026-03-04<');
  await changed(school, 5, '2026-03-06T05:06:07.000Z');
  expect((await get('/sitemap-productos-2.xml')).body).toContain('/curso-5</loc><lastmod>2026-03-06<');
  const first = await get('/sitemap.xml');
  expect(first.body).toContain('/sitemap-productos-2.xml</loc><lastmod>2026-03-06<');
  // What it says beside products is worked out once, and no older in a part than what it was made from.
  const parts = first.paths.filter((path = '') => path.includes('paginas')).map((path = '') => path);
  const home = `${origin}/</loc><lastmod>`;
  const { hits, misses } = school.school.kept;
  for (const path of parts) await get(path);
  expect([school.school.kept.hits - hits, school.school.kept.misses - misses]).toEqual([parts.length, parts.length]);
  expect((await get('/sitemap-paginas-1.xml')).body).toContain(`${home}2026-03-06<`);
  await changed(school, 5, '2026-03-07T05:06:07.000Z');
  expect((await get('/sitemap-paginas-1.xml')).body).toContain(`${home}2026-03-07<`);
});
