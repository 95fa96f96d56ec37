import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

let file: Promise<Uint8Array> | null = null;

/**
 * A new SQLite at the latest schema, in a folder that goes when it is closed. What the migrations make is made once in a process
 * and copied for each: a quarter of the time that its statements would take.
 */
export async function openMigratedSqlite(): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-database-'));
  const database = openSqlite(await writeMigrated(folder));
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A new folder of a school that has an empty database at the latest schema, and nothing else; it goes when the present test ends. */
export async function migratedDataDir(): Promise<string> {
  const folder = temporaryFolder();
  await writeMigrated(folder);
  return folder;
}

/** Writes an empty database at the latest schema into a folder, which is made where there is none. @returns its path. */
export async function writeMigrated(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'escuela.db');
  writeFileSync(path, await (file ??= readFile()));
  return path;
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
