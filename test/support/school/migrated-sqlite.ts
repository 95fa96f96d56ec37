import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

let script: Promise<readonly string[]> | null = null;
let file: Promise<Uint8Array> | null = null;

/** A new SQLite in memory at the latest schema. What the migrations make is read once in a process and then made again: a sixth of their time. */
export async function openMigratedSqlite(): Promise<OpenDatabase> {
  const statements = await (script ??= readScript());
  const database = openSqlite(':memory:');
  await database.db.transaction().execute(async (transaction) => {
    for (const statement of statements) await transaction.executeQuery(CompiledQuery.raw(statement));
  });
  return database;
}

/** A new folder of a school that has an empty database at the latest schema, and nothing else; it goes when the present test ends. */
export async function migratedDataDir(): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'escuela.db'), await (file ??= readFile()));
  return folder;
}

async function readFile(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-migrated-'));
  const path = join(folder, 'escuela.db');
  const migrated = openSqlite(path);
  await migrateToLatest(migrated.db);
  // Closing leaves in the log beside the file what was written last.
  await sql`pragma wal_checkpoint(truncate)`.execute(migrated.db);
  await migrated.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

async function readScript(): Promise<readonly string[]> {
  const migrated = openSqlite(':memory:');
  await migrateToLatest(migrated.db);
  const statements = await scriptOf(migrated.db);
  await migrated.close();
  return statements;
}

/** The statements that make a database what this one is: its tables, their rows, then what would act on them (indexes, triggers). */
async function scriptOf(db: Kysely<SchoolDatabase>): Promise<readonly string[]> {
  const { rows: made } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid`.execute(
    db,
  );
  const tables = made.filter(({ type }) => type === 'table');
  const inserts: string[] = [];
  for (const { name } of tables) inserts.push(...(await insertsOf(db, name)));
  const others = made.filter(({ type }) => type !== 'table');
  return [...tables.map((table) => table.sql), ...inserts, ...others.map((other) => other.sql)];
}

async function insertsOf(db: Kysely<SchoolDatabase>, table: string): Promise<readonly string[]> {
  const { rows: columns } = await db.executeQuery<{ name: string }>(CompiledQuery.raw(`pragma table_info("${table}")`));
  const values = columns.map(({ name }) => `quote("${name}")`).join(` || ', ' || `);
  const { rows } = await db.executeQuery<{ row: string }>(CompiledQuery.raw(`select ${values} as row from "${table}"`));
  return rows.map(({ row }) => `insert into "${table}" values (${row})`);
}
