import Sqlite from 'libsql';
import { migrateExactly } from '#adapters/server/sql/migrations/migrate.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import type { CopiedRows, CopiedValue } from './copied-rows.ts';
import { CopyRefused } from './copy-refusal.ts';
import type { CopiedTable, Manifest } from './manifest.ts';
import { quoted } from './named-files.ts';
import { tablesOf } from './sqlite-source.ts';

/**
 * Makes a SQLite database at `path` whose schema is the copy's and whose rows are all of the copy's. A table that no migration makes
 * gets its columns alone. Whether rows refer to rows that are there is for `pragma foreign_key_check` to say afterwards.
 */
export async function loadIntoSqlite(path: string, manifest: Manifest, rows: CopiedRows): Promise<void> {
  const made = openSqlite(path);
  try {
    await migrateExactly(made.db, manifest.migrations);
  } finally {
    await made.close();
  }
  const file = new Sqlite(path);
  try {
    file.exec('pragma foreign_keys = off');
    file.exec('begin immediate');
    const triggers = withoutTriggers(file);
    const known = new Map(tablesOf(file).map(({ name, columns }) => [name, columns]));
    // What the migrations put there is among the copy's rows, as it is by now.
    for (const name of known.keys()) file.exec(`delete from ${quoted(name)}`);
    for (const table of manifest.tables) {
      prepare(file, table, known.get(table.name));
      await insert(file, table, rows);
    }
    for (const trigger of triggers) file.exec(trigger);
    file.exec('commit');
  } finally {
    file.close();
  }
}

/** Drops all triggers, and returns what makes them again: rows are what they were, nothing is renewed or refused by their coming. */
function withoutTriggers(file: Sqlite.Database): readonly string[] {
  const triggers = file.prepare(`select name, sql from sqlite_master where type = 'trigger'`).all([]) as {
    name: string;
    sql: string;
  }[];
  for (const { name } of triggers) file.exec(`drop trigger ${quoted(name)}`);
  return triggers.map(({ sql }) => sql);
}

function prepare(
  file: Sqlite.Database,
  { name, columns }: CopiedTable,
  known: CopiedTable['columns'] | undefined,
): void {
  if (known === undefined) {
    file.exec(`create table ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')})`);
    return;
  }
  refuseUnknownColumns(name, columns, known);
}

/** @throws CopyRefused when the copy's table has columns that the migrations do not make. */
export function refuseUnknownColumns(
  table: string,
  columns: CopiedTable['columns'],
  known: readonly { readonly name: string }[],
): void {
  const unknown = columns.map(({ name }) => name).filter((name) => !known.some((each) => each.name === name));
  if (unknown.length > 0) throw new CopyRefused({ kind: 'unknown-columns', table, columns: unknown });
}

async function insert(file: Sqlite.Database, table: CopiedTable, rows: CopiedRows): Promise<void> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(() => '?').join(', ');
  const inserting = file.prepare(`insert into ${quoted(table.name)} (${columns}) values (${values})`);
  for await (const row of rows.of(table)) inserting.run(row as CopiedValue[]);
}
