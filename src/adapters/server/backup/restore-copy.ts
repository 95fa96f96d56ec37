import { chmod, copyFile, mkdir, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, type Kysely } from 'kysely';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { contentOfPath } from '#adapters/server/files/file-content.ts';
import { keepToOwner } from '#adapters/server/files/owner-only.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { type Engine, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { neverAgain } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { checkParts, faultsOfDatabase, orRefuse, refuseNewer } from './check-copy.ts';
import { CopiedRows } from './copied-rows.ts';
import { CopyRefused } from './copy-refusal.ts';
import { digestOf, syncFolder } from './digested-file.ts';
import { isEmptyPostgres, loadIntoPostgres } from './load-into-postgres.ts';
import { loadIntoSqlite } from './load-into-sqlite.ts';
import type { Manifest } from './manifest.ts';
import { sqliteCopy } from './sqlite-source.ts';
import { isUnfinishedRestore, unfinishedRestore } from './unfinished-restore.ts';

/** Bytes that stay free beside what is restored. */
const spare = 32 * 1024 * 1024;
/** Types that mean the same to both kinds of database: all that the school's own tables have. */
const sharedTypes = /^(?:text|integer|bigint|varchar\(\d+\)|character varying(?:\(\d+\))?)$/i;

/** How far a restore is. */
export type RestoreStep =
  | { readonly kind: 'checked'; readonly manifest: Manifest }
  | { readonly kind: 'files'; readonly count: number }
  | { readonly kind: 'database'; readonly from: Engine; readonly to: Engine };

export interface CopyToRestore {
  readonly folder: string;
  readonly dataDir: string;
  /** PostgreSQL, or null: the SQLite file below `dataDir`. */
  readonly databaseUrl: string | null;
  readonly files: FileStore;
  /** Letters that waited when the copy was made go out; otherwise they never do. */
  readonly sendsLetters: boolean;
  readonly report: (step: RestoreStep) => void;
}

/**
 * Puts a copy into an empty place, and brings it to the schema of this release: files first, the database last and as a whole. A mark
 * in the data folder keeps a school from starting before that.
 * @returns what was restored, and how many letters were waiting.
 * @throws CopyRefused when the copy is not whole or the place not empty; nothing was written then.
 */
export async function restoreCopy(
  copy: CopyToRestore,
): Promise<{ readonly manifest: Manifest; readonly letters: number }> {
  await refuseTaken(copy);
  const manifest = await checkParts(copy.folder);
  refuseNewer(manifest);
  const to: Engine = copy.databaseUrl === null ? 'SQLite' : 'PostgreSQL';
  if (manifest.engine !== to) refuseOwnTypes(manifest, to);
  for await (const { key } of copy.files.list()) throw new CopyRefused({ kind: 'files-not-empty', key });
  await mkdir(copy.dataDir, { recursive: true, mode: 0o700 });
  await refuseNarrow(copy.dataDir, manifest);
  keepToOwner(copy.dataDir);
  const mark = unfinishedRestore(copy.dataDir);
  await writeFile(mark, '', { flag: 'wx', flush: true });
  await syncFolder(copy.dataDir);
  copy.report({ kind: 'checked', manifest });
  await putFiles(copy, manifest);
  copy.report({ kind: 'files', count: manifest.files.length });
  const letters =
    copy.databaseUrl === null ? await intoSqlite(copy, manifest) : await intoPostgres(copy, manifest, copy.databaseUrl);
  copy.report({ kind: 'database', from: manifest.engine, to });
  await rm(mark);
  await syncFolder(copy.dataDir);
  return { manifest, letters };
}

async function refuseTaken({ dataDir, databaseUrl }: CopyToRestore): Promise<void> {
  const entries = (await readdir(dataDir).catch(() => [])).filter((name) => name !== 'lost+found');
  if (entries.length > 0) {
    throw new CopyRefused({ kind: 'data-not-empty', folder: dataDir, isUnfinished: isUnfinishedRestore(dataDir) });
  }
  if (databaseUrl !== null && !(await isEmptyPostgres(databaseUrl)))
    throw new CopyRefused({ kind: 'database-not-empty' });
}

async function refuseNarrow(dataDir: string, { database, files }: Manifest): Promise<void> {
  const bytes = [...database, ...files].reduce((sum, file) => sum + file.bytes, 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < bytes + spare)
    throw new CopyRefused({ kind: 'no-space', needed: bytes + spare, free: bavail * bsize });
}

function refuseOwnTypes({ tables }: Manifest, to: Engine): void {
  for (const { name, columns } of tables) {
    const other = columns.find(({ type }) => !sharedTypes.test(type));
    if (other !== undefined)
      throw new CopyRefused({ kind: 'other-kind', column: `${name}.${other.name}`, type: other.type, to });
  }
}

async function putFiles({ folder, files }: CopyToRestore, manifest: Manifest): Promise<void> {
  for (const { path } of manifest.files) await files.put(path, await contentOfPath(join(folder, 'files', path)));
}

async function intoSqlite(copy: CopyToRestore, manifest: Manifest): Promise<number> {
  const path = join(copy.dataDir, `${sqliteCopy}.restoring`);
  if (manifest.engine === 'SQLite') {
    await copyAsListed(join(copy.folder, 'database', sqliteCopy), path, manifest);
  } else {
    const rows = new CopiedRows(copy.folder, manifest);
    await loadIntoSqlite(path, manifest, rows).finally(() => rows.close());
    orRefuse(faultsOfDatabase(path, manifest));
  }
  const database = openSqlite(path);
  let letters: number;
  try {
    letters = await finish(copy, database.db);
    await intoOneFile(database.db);
  } finally {
    await database.close();
  }
  for (const empty of [`${path}-wal`, `${path}-shm`]) await rm(empty, { force: true });
  await rename(path, join(copy.dataDir, sqliteCopy));
  return letters;
}

/** What was written stands in the database's own file, on the disk, and nothing of it beside. */
async function intoOneFile(db: Kysely<SchoolDatabase>): Promise<void> {
  const { rows } = await db.executeQuery<{ busy: number }>(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
  if (rows[0]?.busy !== 0) throw new Error('Somebody else has the restored database open');
}

async function copyAsListed(from: string, to: string, { database }: Manifest): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
  const { sha256 } = await digestOf(to);
  orRefuse(sha256 === database[0]?.sha256 ? [] : [{ kind: 'changed', path: sqliteCopy }]);
}

async function intoPostgres(copy: CopyToRestore, manifest: Manifest, url: string): Promise<number> {
  const rows = new CopiedRows(copy.folder, manifest);
  let letters = 0;
  try {
    await loadIntoPostgres(url, manifest, rows, async (db) => {
      letters = await finish(copy, db);
    });
  } finally {
    rows.close();
  }
  return letters;
}

/** What the release has added since the copy, and the letters that waited. Returns how many did. */
async function finish({ sendsLetters, databaseUrl }: CopyToRestore, db: Kysely<SchoolDatabase>): Promise<number> {
  await migrateToLatest(db, databaseUrl === null ? 'by-itself' : 'in-this-transaction');
  const waiting = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<>', neverAgain)
    .executeTakeFirstOrThrow();
  if (!sendsLetters) {
    // Whoever they are for has most likely had them: the school that was copied went on sending.
    await db
      .updateTable('outbox_mails')
      .set({ next_attempt_at: neverAgain, text_body: '', html_body: '', last_error: 'held when a copy was restored' })
      .where('sent_at', 'is', null)
      .where('next_attempt_at', '<>', neverAgain)
      .execute();
  }
  return Number(waiting.count);
}
