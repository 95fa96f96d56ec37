import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'libsql';
import type { LastBackup } from '#domain/office/backup-duty.ts';
import { CopyRefused } from './copy-refusal.ts';
import { digestOf } from './digested-file.ts';
import type { CopiedTable } from './manifest.ts';
import { namedFilesQuery, namedKeys, type NamingCell, quoted } from './named-files.ts';
import { type CopiedDatabase, noteOfCopy, type SchoolSource } from './school-source.ts';

/** The database's file in the folder of a copy. */
export const sqliteCopy = 'escuela.db';
/** Milliseconds to wait for another process that makes or repairs the file. */
const patience = 5000;

/** A school's SQLite file, which others read and write. */
export class SqliteSource implements SchoolSource {
  readonly engine = 'SQLite';
  readonly #file: Sqlite.Database;

  /** @throws CopyRefused when there is no such file: opening it would make one. */
  constructor(path: string) {
    if (!existsSync(path)) throw new CopyRefused({ kind: 'no-school', place: path });
    this.#file = new Sqlite(path);
    this.#file.exec(`pragma busy_timeout = ${patience}`);
    if (migrationsOf(this.#file).length === 0) throw new CopyRefused({ kind: 'no-school', place: path });
  }

  async size(): Promise<number> {
    const sql = 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()';
    return Number((this.#file.prepare(sql).get([]) as { bytes: number }).bytes);
  }

  async namedFiles(): Promise<ReadonlySet<string>> {
    return namedFilesOf(this.#file, tablesOf(this.#file));
  }

  /** Holds this thread until it is done: for a command's own process. */
  async copyTo(folder: string): Promise<CopiedDatabase> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, sqliteCopy);
    // One reading transaction of the whole file; in WAL mode nobody who writes waits for it.
    this.#file.prepare('vacuum into ?').run([path]);
    await chmod(path, 0o600);
    const copy = openCopy(path);
    try {
      const tables = tablesOf(copy).map((table) => ({ ...table, rows: rowsIn(copy, table.name) }));
      const migrations = migrationsOf(copy);
      const named = namedFilesOf(copy, tables);
      return { migrations, tables, sequences: [], database: [{ path: sqliteCopy, ...(await digestOf(path)) }], named };
    } finally {
      copy.close();
    }
  }

  async note({ endedAt, bytes }: LastBackup): Promise<boolean> {
    if (!tablesOf(this.#file).some(({ name }) => name === 'last_backups')) return false;
    this.#file.prepare(noteOfCopy('?', '?')).run([endedAt.toISOString(), bytes]);
    return true;
  }

  async close(): Promise<void> {
    this.#file.close();
  }
}

/** Opens the file of a copy, which nothing that is done with it changes. */
export function openCopy(path: string): Sqlite.Database {
  const file = new Sqlite(path);
  file.exec('pragma query_only = on');
  return file;
}

/** Every table of the schema but SQLite's own, with its columns as they were declared. */
export function tablesOf(file: Sqlite.Database): readonly Omit<CopiedTable, 'rows'>[] {
  const names = file
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    .all([]) as { name: string }[];
  return names.map(({ name }) => {
    const columns = file.prepare('select name, type from pragma_table_info(?) order by cid').all([name]);
    return { name, columns: columns as { name: string; type: string }[] };
  });
}

/** How many rows a table has. */
export function rowsIn(file: Sqlite.Database, table: string): number {
  return (file.prepare(`select count(*) as rows from ${quoted(table)}`).get([]) as { rows: number }).rows;
}

/** The keys that rows of the tables name. @param holds which columns are looked at; all, unless told. */
export function namedFilesOf(
  file: Sqlite.Database,
  tables: readonly Omit<CopiedTable, 'rows'>[],
  holds?: Parameters<typeof namedFilesQuery>[1],
): ReadonlySet<string> {
  const query = namedFilesQuery(tables, holds);
  if (query === null) return new Set();
  return namedKeys(file.prepare(query).all([]) as NamingCell[]);
}

/** The migrations that made the schema, in order; none where there is no school. */
function migrationsOf(file: Sqlite.Database): string[] {
  const has = file.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).all([]).length > 0;
  if (!has) return [];
  return (file.prepare('select name from kysely_migration order by name').all([]) as { name: string }[]).map(
    ({ name }) => name,
  );
}
