import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'libsql';
import { knownMigrations } from '#adapters/server/sql/migrations/migrate.ts';
import { CopiedRows } from './copied-rows.ts';
import { type CopyFault, CopyRefused } from './copy-refusal.ts';
import { digestOf } from './digested-file.ts';
import { loadIntoSqlite } from './load-into-sqlite.ts';
import { type DigestedFile, type Manifest, readManifest } from './manifest.ts';
import { holdsKeysByName, isKeyColumn } from './named-files.ts';
import { namedFilesOf, openCopy, rowsIn, sqliteCopy, tablesOf } from './sqlite-source.ts';

/**
 * Looks whether everything that a copy lists is there as it was written: every file by size and SHA-256, every row by count, and for
 * each file that a row names whether it is in the copy. Changes nothing.
 * @throws CopyRefused with all that is wrong.
 */
export async function checkParts(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const changed = [
    ...(await faultsOfFiles(join(folder, 'database'), manifest.database)),
    ...(await faultsOfFiles(join(folder, 'files'), manifest.files)),
  ];
  // What was changed is not opened: it may be anything.
  orRefuse(changed);
  orRefuse(
    manifest.engine === 'SQLite'
      ? faultsOfDatabase(join(folder, 'database', sqliteCopy), manifest)
      : await faultsOfRows(folder, manifest),
  );
  return manifest;
}

/** `checkParts`, and whether the rows are a school's database: one of PostgreSQL is loaded into a SQLite beside it, which goes afterwards. */
export async function checkCopy(folder: string): Promise<Manifest> {
  const manifest = await checkParts(folder);
  refuseNewer(manifest);
  if (manifest.engine === 'SQLite') return manifest;
  const scratch = await mkdtemp(join(tmpdir(), 'escuela-check-'));
  const rows = new CopiedRows(folder, manifest);
  try {
    await loadIntoSqlite(join(scratch, sqliteCopy), manifest, rows);
    orRefuse(faultsOfDatabase(join(scratch, sqliteCopy), manifest));
  } finally {
    rows.close();
    await rm(scratch, { recursive: true, force: true });
  }
  return manifest;
}

/** @throws CopyRefused when a later release has made the copy: this one does not know what its tables mean. */
export function refuseNewer({ release, migrations }: Manifest): void {
  const unknown = migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length > 0) throw new CopyRefused({ kind: 'newer', release, migrations: unknown });
}

/** @throws CopyRefused when anything is wrong. */
export function orRefuse(faults: readonly CopyFault[]): void {
  if (faults.length > 0) throw new CopyRefused({ kind: 'damaged', faults });
}

async function faultsOfFiles(folder: string, files: readonly DigestedFile[]): Promise<readonly CopyFault[]> {
  const faults: CopyFault[] = [];
  for (const { path, bytes, sha256 } of files) {
    const facts = await stat(join(folder, path)).catch(() => null);
    if (facts === null || !facts.isFile()) faults.push({ kind: 'absent', path });
    // A file of another length needs no reading.
    else if (facts.size !== bytes || (await digestOf(join(folder, path))).sha256 !== sha256) {
      faults.push({ kind: 'changed', path });
    }
  }
  return faults;
}

/** What is wrong with a SQLite database that should hold all rows of a copy. */
export function faultsOfDatabase(path: string, manifest: Manifest): readonly CopyFault[] {
  const file = openCopy(path);
  try {
    return [
      ...unsoundness(file),
      ...brokenReferences(file),
      ...miscounted(file, manifest),
      // What earlier releases did not know to copy is no fault of their copies.
      ...uncopied(namedFilesOf(file, tablesOf(file), holdsKeysByName), manifest),
    ];
  } catch (error) {
    return [{ kind: 'unreadable', path: sqliteCopy, reason: String(error) }];
  } finally {
    file.close();
  }
}

function unsoundness(file: Sqlite.Database): readonly CopyFault[] {
  const said = file.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
  return said
    .filter(({ integrity_check: line }) => line !== 'ok')
    .map(({ integrity_check: reason }) => ({ kind: 'unreadable', path: sqliteCopy, reason }));
}

function brokenReferences(file: Sqlite.Database): readonly CopyFault[] {
  const counts = new Map<string, { table: string; parent: string; rows: number }>();
  for (const { table, parent } of file.prepare('pragma foreign_key_check').all([]) as {
    table: string;
    parent: string;
  }[]) {
    const each = `${table} ${parent}`;
    counts.set(each, { table, parent, rows: (counts.get(each)?.rows ?? 0) + 1 });
  }
  return [...counts.values()].map((broken) => ({ kind: 'foreign-key', ...broken }));
}

function miscounted(file: Sqlite.Database, { tables }: Manifest): readonly CopyFault[] {
  const there = new Set(tablesOf(file).map(({ name }) => name));
  return tables.flatMap(({ name, rows }) => wrongCount(name, rows, there.has(name) ? rowsIn(file, name) : 0));
}

async function faultsOfRows(folder: string, manifest: Manifest): Promise<readonly CopyFault[]> {
  const rows = new CopiedRows(folder, manifest);
  const faults: CopyFault[] = [];
  const named = new Set<string>();
  for (const table of manifest.tables) {
    const keys = table.columns.flatMap(({ name }, place) => (isKeyColumn(name) ? [place] : []));
    let found = 0;
    try {
      for await (const row of rows.of(table)) {
        found += 1;
        for (const place of keys) if (row[place] !== null && row[place] !== '') named.add(String(row[place]));
      }
    } catch (error) {
      faults.push({ kind: 'unreadable', path: table.name, reason: String(error) });
    }
    faults.push(...wrongCount(table.name, table.rows, found));
  }
  return [...faults, ...uncopied(named, manifest)];
}

function wrongCount(table: string, expected: number, found: number): readonly CopyFault[] {
  return expected === found ? [] : [{ kind: 'rows', table, expected, found }];
}

function uncopied(named: ReadonlySet<string>, { files, missing }: Manifest): readonly CopyFault[] {
  const listed = new Set([...files.map(({ path }) => path), ...missing]);
  return [...named].filter((key) => !listed.has(key)).map((key) => ({ kind: 'file-without-copy', key }));
}
