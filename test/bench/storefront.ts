import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '#adapters/cli/escuela/import-catalogue.ts';
import { readConfig } from '#adapters/server/config.ts';
import { type StartedSchool, startSchool } from '#adapters/server/start.container.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { Products } from '#application/server/ports/products.ts';
import type { CatalogueQuery } from '#domain/catalogue/catalogue-page.ts';
import { slugify } from '#domain/shared/slug.ts';
import { catalogueCsv, generatedCategories, generatedStaff } from '#test/support/generated-catalogue.ts';

/** Milliseconds that anything may take in the large school: nobody sees a frame or two. */
const MOST = 40;
const TIMES = 150;
const SIZES = [50, 5000] as const;

/** Both schools are asked in turn, so that a busy machine slows them alike. */
type Work = (started: StartedSchool) => Promise<unknown>;

const whole = { kinds: [], categorySlug: null, dates: 'any', page: 1, size: 24 } as const;
const list =
  (query: Partial<CatalogueQuery>): Work =>
  ({ school }) =>
    school.get(BrowseCatalogue).execute({ ...whole, ...query });
const search =
  (typed: string): Work =>
  ({ school }) =>
    school.get(Products).search(typed, 0, 20);

const works: readonly (readonly [string, Work])[] = [
  ['list of courses', list({ kinds: ['course'] })],
  ['list of a category', list({ kinds: ['course'], categorySlug: 'laboral' })],
  ['list, newest first', list({ refinement: { order: 'newest' } })],
  ['list, lowest price first', list({ refinement: { order: 'price-low' } })],
  ['coming seminars', list({ kinds: ['seminar'], dates: 'coming' })],
  ['facets', list({ kinds: ['course'], withFacets: true })],
  ['facets of everything', list({ withFacets: true })],
  ['search of a word', search('contratos')],
  ['search of a name', search('quispe 7')],
  ['search, nothing found', search('contrabajo barroco')],
];

async function schoolOf(size: number, folder: string): Promise<StartedSchool> {
  const started = await startSchool(readConfig({ DATA_DIR: join(folder, String(size)), LOG_LEVEL: 'silent' }));
  const { db } = started.database;
  await db
    .insertInto('categories')
    .values(generatedCategories.map((slug, index) => ({ id: index + 1, slug, title: slug, position: index + 1 })))
    .execute();
  await db
    .insertInto('staff')
    .values(
      generatedStaff.map((name, index) => ({
        id: index + 1,
        slug: slugify(name),
        full_name: name,
        profession: 'Docente',
        biography: '',
        photo_file: null,
      })),
    )
    .execute();
  const file = join(folder, `${size}.csv`);
  writeFileSync(file, catalogueCsv(size));
  const said: string[] = [];
  const code = await importCatalogue.prepare([file, '--all-or-nothing'])(started, (line) => void said.push(line));
  if (code !== 0) throw new Error(`the import of ${size} rows failed: ${said.slice(0, 5).join(' / ')}`);
  return started;
}

async function spent(work: Work, started: StartedSchool): Promise<number> {
  const start = process.hrtime.bigint();
  await work(started);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const column = (value: string, width: number): string => value.padStart(width);

const folder = mkdtempSync(join(tmpdir(), 'escuela-bench-'));
const schools: StartedSchool[] = [];
try {
  for (const size of SIZES) schools.push(await schoolOf(size, folder));
  console.log(['', ...SIZES.map((size) => `${size}, ms`), 'ratio'].map((text) => column(text, 26)).join(''));
  let slowest = 0;
  for (const [name, work] of works) {
    const times: number[][] = schools.map(() => []);
    for (let time = 0; time < TIMES; time += 1) {
      for (const [place, school] of schools.entries()) times[place]?.push(await spent(work, school));
    }
    const [small = 0, large = 0] = times.map(median);
    slowest = Math.max(slowest, large);
    console.log(
      [name, small.toFixed(2), large.toFixed(2), (large / small).toFixed(1)].map((t) => column(t, 26)).join(''),
    );
  }
  console.log(
    `\nSlowest with ${SIZES[1]} products: ${slowest.toFixed(1)} ms, ${slowest <= MOST ? 'within' : 'BEYOND'} ${MOST} ms.`,
  );
  process.exitCode = slowest <= MOST ? 0 : 1;
} finally {
  for (const { database } of schools) await database.close();
  rmSync(folder, { recursive: true, force: true });
}
