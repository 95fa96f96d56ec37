import { CompiledQuery, type Kysely, sql } from 'kysely';
import { migrateExactly } from '#adapters/server/sql/migrations/migrate.ts';
import { patienceOfMigrations } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { CopiedRows, CopiedValue } from './copied-rows.ts';
import { CopyRefused, type CopyFault } from './copy-refusal.ts';
import { orRefuse } from './check-copy.ts';
import { refuseUnknownColumns } from './load-into-sqlite.ts';
import type { CopiedSequence, CopiedTable, Manifest } from './manifest.ts';
import { quoted } from './named-files.ts';

/** Rows of a statement, as far as its values are fewer than PostgreSQL takes of them. */
const rowsAtOnce = 200;
const mostValues = 60_000;
// Statements have no names: a pooler may stand before the database.

type Database = Kysely<SchoolDatabase>;

/** Whether the schema of a PostgreSQL database has no table yet. */
export async function isEmptyPostgres(url: string): Promise<boolean> {
  const database = openPostgres(url, undefined, {}, 'unnamed');
  try {
    return (await ourTables(database.db)).size === 0;
  } finally {
    await database.close();
  }
}

/**
 * Makes the copy's schema in an empty one of PostgreSQL, with all of the copy's rows, in one transaction: all of it is there, or
 * nothing. A table that no migration makes gets its columns alone.
 * @param finish is done in the same transaction, as the last.
 * @throws CopyRefused when the schema is not empty, or rows are not as many as were copied.
 */
export async function loadIntoPostgres(
  url: string,
  manifest: Manifest,
  rows: CopiedRows,
  finish: (db: Database) => Promise<void>,
): Promise<void> {
  const database = openPostgres(url, undefined, patienceOfMigrations, 'unnamed');
  try {
    await database.db.connection().execute(async (one) => {
      await run(one, 'begin');
      try {
        if ((await ourTables(one)).size > 0) throw new CopyRefused({ kind: 'database-not-empty' });
        await load(one, manifest, rows);
        await finish(one);
        await run(one, 'commit');
      } catch (error) {
        await run(one, 'rollback').catch(() => undefined);
        throw error;
      }
    });
  } finally {
    await database.close();
  }
}

async function load(db: Database, manifest: Manifest, rows: CopiedRows): Promise<void> {
  await run(db, `set local datestyle = 'ISO, YMD'`);
  await run(db, `set local intervalstyle = 'postgres'`);
  await migrateExactly(db, manifest.migrations, 'in-this-transaction');
  const known = await ourTables(db);
  const references = await withoutReferences(db);
  for (const name of known.keys()) {
    // Rows are what they were: nothing is renewed or refused by their coming.
    await run(db, `alter table ${quoted(name)} disable trigger user`);
    // What the migrations put there is among the copy's rows, as it is by now.
    await run(db, `delete from ${quoted(name)}`);
  }
  const faults: CopyFault[] = [];
  for (const table of manifest.tables) {
    const there = known.get(table.name);
    if (there === undefined) await makeTable(db, table, manifest.sequences);
    else refuseUnknownColumns(table.name, table.columns, there);
    const found = await insert(db, table, rows);
    if (found !== table.rows) faults.push({ kind: 'rows', table: table.name, expected: table.rows, found });
  }
  orRefuse(faults);
  for (const statement of references) await run(db, statement);
  for (const name of known.keys()) await run(db, `alter table ${quoted(name)} enable trigger user`);
  for (const { table, column, last, isCalled } of manifest.sequences) {
    await sql`select setval(pg_get_serial_sequence(${quoted(table)}, ${column}), ${last}::bigint, ${isCalled})`.execute(
      db,
    );
  }
}

/** Drops what ties tables together, and returns what ties them again, which looks at every row. */
async function withoutReferences(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace = (select oid from pg_namespace where nspname = current_schema())`.execute(db);
  for (const { table, name } of rows) await run(db, `alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

async function makeTable(
  db: Database,
  { name, columns }: CopiedTable,
  sequences: readonly CopiedSequence[],
): Promise<void> {
  const made = columns.map((column) => {
    const counts = sequences.some((each) => each.table === name && each.column === column.name);
    const type = column.type === '' ? 'text' : column.type;
    return `${quoted(column.name)} ${type}${counts ? ' generated by default as identity' : ''}`;
  });
  await run(db, `create table ${quoted(name)} (${made.join(', ')})`);
}

/** Returns how many rows went in. */
async function insert(db: Database, table: CopiedTable, rows: CopiedRows): Promise<number> {
  const most = Math.min(rowsAtOnce, Math.floor(mostValues / Math.max(1, table.columns.length)));
  let some: (readonly CopiedValue[])[] = [];
  let count = 0;
  const handOn = async (): Promise<void> => {
    if (some.length > 0) await db.executeQuery(CompiledQuery.raw(...insertion(table, some)));
    count += some.length;
    some = [];
  };
  for await (const row of rows.of(table)) {
    some.push(row);
    if (some.length === most) await handOn();
  }
  await handOn();
  return count;
}

/** A value without a type of its own is read by the type of its column, as it was written by it. */
function insertion({ name, columns }: CopiedTable, rows: readonly (readonly CopiedValue[])[]): [string, unknown[]] {
  let place = 0;
  const values = rows.map((row) => `(${row.map(() => `$${(place += 1)}`).join(', ')})`).join(', ');
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const told = rows
    .flat()
    .map((value) => (typeof value === 'number' || typeof value === 'bigint' ? String(value) : value));
  return [`insert into ${quoted(name)} (${names}) overriding system value values ${values}`, told];
}

async function ourTables(db: Database): Promise<ReadonlyMap<string, readonly { readonly name: string }[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
    group by c.relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns.map((name) => ({ name }))]));
}

function run(db: Database, statement: string): Promise<unknown> {
  return db.executeQuery(CompiledQuery.raw(statement));
}
