import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { type CopyToMake, makeCopy } from '#adapters/server/backup/make-copy.ts';
import type { CopyRefusal } from '#adapters/server/backup/copy-refusal.ts';
import { CopyRefused } from '#adapters/server/backup/copy-refusal.ts';
import type { Manifest } from '#adapters/server/backup/manifest.ts';
import { PostgresSource } from '#adapters/server/backup/postgres-source.ts';
import { restoreCopy } from '#adapters/server/backup/restore-copy.ts';
import type { SchoolSource } from '#adapters/server/backup/school-source.ts';
import { SqliteSource } from '#adapters/server/backup/sqlite-source.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { Place } from './places.ts';

export async function sourceOf({ databaseUrl, dataDir }: Place): Promise<SchoolSource> {
  return databaseUrl === null ? new SqliteSource(join(dataDir, 'escuela.db')) : PostgresSource.open(databaseUrl);
}

/** Copies the school of a place below a folder; the steps that were reported come along. */
export async function copyOf(place: Place, target: string, changes: Partial<CopyToMake> = {}) {
  const steps: string[] = [];
  const source = changes.source ?? (await sourceOf(place));
  try {
    const made = await makeCopy({
      source,
      files: place.files,
      dataDir: place.dataDir,
      target,
      now: new Date(),
      report: ({ kind }) => steps.push(kind),
      ...changes,
    });
    return { ...made, steps };
  } finally {
    await source.close();
  }
}

/** Restores a copy into a place. */
export function restoreInto(place: Place, folder: string, sendsLetters = false) {
  const { dataDir, databaseUrl, files } = place;
  return restoreCopy({ folder, dataDir, databaseUrl, files, sendsLetters, report: () => undefined });
}

/** The refusal by which something ends. */
export async function refusalOf(work: Promise<unknown>): Promise<CopyRefusal> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof CopyRefused) return error.refusal;
  throw error ?? new Error('It was not refused');
}

/** Every row of the tables of a copy as a database has them, as texts, so that kinds of databases compare. */
export async function rowsOf(
  { db }: OpenDatabase,
  { tables }: Pick<Manifest, 'tables'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const { name, columns } of tables) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`select * from "${name}"`));
    const texts = rows.map((row) => JSON.stringify(columns.map((column) => row[column.name] ?? null)));
    found.set(name, texts.toSorted());
  }
  return found;
}

/** SHA-256 of a stored file; null when there is none. */
export async function contentOf(files: FileStore, key: string): Promise<string | null> {
  const found = await files.find(key);
  if (found === null) return null;
  const content = found.bytes === 0 ? Buffer.alloc(0) : await buffer(await files.read(key, 0, found.bytes - 1));
  return createHash('sha256').update(content).digest('hex');
}

/** What keeps the rows of a database: its tables, references, indexes and triggers, and whether these are on. */
export async function schemaOf({ db, engine }: OpenDatabase): Promise<readonly string[]> {
  const here = `(select oid from pg_namespace where nspname = current_schema())`;
  const queries =
    engine === 'SQLite'
      ? [`select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_master`]
      : [
          `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as line
            from pg_constraint where connamespace = ${here}`,
          `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as line from pg_trigger
            where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = ${here})`,
          `select tablename || ' ' || indexname as line from pg_indexes where schemaname = current_schema()`,
        ];
  const lines: string[] = [];
  for (const query of queries) {
    const { rows } = await db.executeQuery<{ line: string }>(CompiledQuery.raw(query));
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.toSorted();
}

/** Paths of everything in a folder, folders too. */
export function everythingIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
}
