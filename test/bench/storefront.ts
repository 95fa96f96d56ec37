import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from '#adapters/cli/escuela/command.ts';
import { importCatalogue } from '#adapters/cli/escuela/import-catalogue.ts';
import { CompiledQuery } from 'kysely';
import { readConfig } from '#adapters/server/config/config.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { type StartedSchool, startSchool } from '#adapters/server/wiring/start.container.ts';
import { BrowseCatalogue } from '#application/server/catalogue/browse-catalogue.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { type CatalogueQuery, ordersOfList } from '#domain/catalogue/catalogue-page.ts';
import { slugify } from '#domain/shared/slug.ts';
import { startPostgres } from '#test/support/school/postgres.ts';
import { catalogueCsv, generatedCategories, generatedStaff } from '#test/support/catalogue/generated-catalogue.ts';

/** Milliseconds that anything may take in the large school: nobody sees a frame or two. */
const MOST = 40;
const TIMES = 150;
const SIZES = [50, 5000] as const;

/** Both schools are asked in turn, so that a busy machine slows them alike. `time` counts from 0. */
type Work = (started: StartedSchool, time: number) => Promise<unknown>;

/** Pages of so many cards as both schools can fill. */
const whole = { kinds: [], categorySlug: null, dates: 'any', page: 1, size: 6 } as const;
const list =
  (query: Partial<CatalogueQuery>): Work =>
  ({ school }) =>
    school.get(BrowseCatalogue).execute({ ...whole, ...query });
const search =
  (typed: string): Work =>
  ({ school }) =>
    school.get(Products).search(typed, 0, 20);

/** A different question each time: nothing that was worked out for another helps. */
const unasked: Work = (started, time) => {
  const staffSlug = slugify(generatedStaff[time % generatedStaff.length] ?? '');
  const order = ordersOfList[Math.floor(time / generatedStaff.length) % ordersOfList.length] ?? 'own';
  return list({ refinement: { staffSlug, order }, withFacets: true })(started, time);
};
const change: Work = ({ database: { db } }) =>
  db.updateTable('products').set({ regular_price: 9000 }).where('id', '=', 7).execute();

/** What is measured; last, what is done before it without being measured. */
const works: readonly (readonly [string, Work, Work?])[] = [
  ['list of courses', list({ kinds: ['course'] })],
  ['list of a category', list({ categorySlug: 'laboral' })],
  ['list, newest first', list({ refinement: { order: 'newest' } })],
  ['list, lowest price first', list({ refinement: { order: 'price-low' } })],
  ['coming seminars', list({ kinds: ['seminar'], dates: 'coming' })],
  ['facets', list({ kinds: ['course'], withFacets: true })],
  ['facets of everything', list({ withFacets: true })],
  ['facets, asked first time', unasked],
  ['same after a change', list({ withFacets: true }), change],
  ['search of a word', search('contratos')],
  ['search of a name', (started, time) => search(`quispe ${(time % generatedStaff.length) + 1}`)(started, time)],
  ['search, nothing found', search('contrabajo barroco')],
];

async function schoolOf(size: number, folder: string, server: string | null): Promise<StartedSchool> {
  const address = server === null ? {} : { DATABASE_URL: await newDatabase(server, `school_${size}`) };
  const started = await startSchool(
    readConfig({ DATA_DIR: join(folder, String(size)), LOG_LEVEL: 'silent', ...address }),
  );
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
  const code = await prepared(importCatalogue, [file, '--all-or-nothing'])(started, (line) => void said.push(line));
  if (code !== 0) throw new Error(`the import of ${size} rows failed: ${said.slice(0, 5).join(' / ')}`);
  return started;
}

async function newDatabase(server: string, name: string): Promise<string> {
  const keeper = openPostgres(server);
  await keeper.db.executeQuery(CompiledQuery.raw(`create database ${name}`));
  await keeper.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function spent(work: Work, started: StartedSchool, time: number): Promise<number> {
  const start = process.hrtime.bigint();
  await work(started, time);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const column = (value: string, width: number): string => value.padStart(width);

const folder = mkdtempSync(join(tmpdir(), 'escuela-bench-'));
const schools: StartedSchool[] = [];
// `npm run bench -- storefront postgres`: the same on a PostgreSQL of its own.
const postgres = process.argv[3] === 'postgres' ? await startPostgres() : null;
if (postgres?.kind === 'none') throw new Error(postgres.reason);
try {
  for (const size of SIZES) schools.push(await schoolOf(size, folder, postgres?.url ?? null));
  console.log(['', ...SIZES.map((size) => `${size}, ms`), 'ratio'].map((text) => column(text, 26)).join(''));
  let slowest = 0;
  for (const [name, work, before] of works) {
    const times: number[][] = schools.map(() => []);
    for (let time = 0; time < TIMES; time += 1) {
      for (const [place, school] of schools.entries()) {
        await before?.(school, time);
        times[place]?.push(await spent(work, school, time));
      }
    }
    const [small = 0, large = 0] = times.map(median);
    // The first look after a change reads the catalogue anew, once in each server: told, not held against the rest.
    if (before === undefined) slowest = Math.max(slowest, large);
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
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
