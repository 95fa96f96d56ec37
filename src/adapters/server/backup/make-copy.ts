import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { CopyRefused } from './copy-refusal.ts';
import { syncFolder } from './digested-file.ts';
import { copyName, type Manifest, writeManifest } from './manifest.ts';
import { releaseOfSchool } from './release.ts';
import { SchoolFiles } from './school-files.ts';
import type { CopiedDatabase, SchoolSource } from './school-source.ts';

/** What the folder of a copy begins with until the copy is whole. */
const unfinished = '.unfinished-';
/** How often a snapshot is taken anew because files of it went before they were copied. */
const mostSnapshots = 5;
/** Bytes that stay free: for the manifest, and for whoever else writes there. */
const spare = 32 * 1024 * 1024;

/** How far the making of a copy is. */
export type CopyStep =
  | { readonly kind: 'leftovers'; readonly folders: readonly string[] }
  | { readonly kind: 'begun'; readonly folder: string; readonly needed: number; readonly free: number }
  | { readonly kind: 'database'; readonly tables: number; readonly rows: number; readonly bytes: number }
  | { readonly kind: 'again'; readonly gone: number }
  | { readonly kind: 'files'; readonly count: number; readonly bytes: number };

export interface CopyToMake {
  readonly source: SchoolSource;
  readonly files: FileStore;
  /** Where the school writes; no copy is made inside. */
  readonly dataDir: string;
  /** Gets a folder named by the time of the copy. */
  readonly target: string;
  readonly now: Date;
  readonly report: (step: CopyStep) => void;
}

/**
 * Copies database and files of a school that goes on working. Every row is as it was committed at one instant, and every file that one
 * of them names is there: files are copied before the snapshot and, those that came meanwhile, after it; where one went in between
 * with its row, the snapshot is taken anew. Until all of it is on the disk the folder has a name that says so.
 * @returns the folder and what it holds; files that rows name and the school itself has lost are in `missing`.
 * @throws CopyRefused when it cannot be made; nothing stays of it.
 */
export async function makeCopy(copy: CopyToMake): Promise<{ readonly folder: string; readonly manifest: Manifest }> {
  const { source, files, report, now } = copy;
  const target = resolve(copy.target);
  if (`${target}${sep}`.startsWith(`${resolve(copy.dataDir)}${sep}`)) {
    throw new CopyRefused({ kind: 'inside-data', folder: target });
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  const entries = await readdir(target);
  const leftovers = entries.filter((name) => name.startsWith(unfinished)).map((name) => join(target, name));
  if (leftovers.length > 0) report({ kind: 'leftovers', folders: leftovers });
  const name = freeName(now, entries);
  const folder = join(target, name);
  const working = join(target, unfinished + name);
  const schoolFiles = new SchoolFiles(files, join(working, 'files'));
  const named = await source.namedFiles();
  const needed = (await source.size()) + (await schoolFiles.sizeOf(named)) + spare;
  const { bavail, bsize } = await statfs(target);
  const free = bavail * bsize;
  if (free < needed) throw new CopyRefused({ kind: 'no-space', needed, free });
  report({ kind: 'begun', folder, needed, free });
  await mkdir(working, { mode: 0o700 });
  try {
    await schoolFiles.copy(named);
    const { database, missing } = await snapshotWithFiles(copy, working, schoolFiles);
    const manifest = manifestOf(copy, database, schoolFiles, missing);
    await writeManifest(working, manifest);
    await syncFolders(working);
    await rename(working, folder);
    await syncFolder(target);
    return { folder, manifest };
  } catch (error) {
    await rm(working, { recursive: true, force: true });
    throw error;
  }
}

/** Nothing is written over: who makes two in a second, or began one in vain, gets the next number. */
function freeName(now: Date, entries: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = copyName(now, number);
    if (!entries.includes(name) && !entries.includes(unfinished + name)) return name;
  }
}

async function snapshotWithFiles({ source, report }: CopyToMake, working: string, schoolFiles: SchoolFiles) {
  let gone: readonly string[] = [];
  for (let snapshots = 0; snapshots < mostSnapshots; snapshots += 1) {
    const folder = join(working, 'database');
    await rm(folder, { recursive: true, force: true });
    const database = await source.copyTo(folder);
    const missing = await schoolFiles.copy(database.named);
    const stillNamed = missing.length === 0 ? new Set<string>() : await source.namedFiles();
    gone = missing.filter((key) => !stillNamed.has(key));
    if (gone.length > 0) {
      report({ kind: 'again', gone: gone.length });
      continue;
    }
    await schoolFiles.keepOnly(database.named);
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    report({ kind: 'database', tables: database.tables.length, rows, bytes: bytesOf(database.database) });
    report({ kind: 'files', count: schoolFiles.listed.length, bytes: bytesOf(schoolFiles.listed) });
    return { database, missing };
  }
  throw new CopyRefused({ kind: 'unsteady', keys: gone });
}

function manifestOf(
  { source, now }: CopyToMake,
  { migrations, tables, sequences, database }: CopiedDatabase,
  schoolFiles: SchoolFiles,
  missing: readonly string[],
): Manifest {
  return {
    format: 1,
    release: releaseOfSchool(),
    madeAt: now.toISOString(),
    engine: source.engine,
    migrations,
    tables,
    sequences,
    database,
    files: [...schoolFiles.listed],
    missing: [...missing],
  };
}

/** How many bytes some files have. */
export function bytesOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  for (const each of [...folders, folder]) await syncFolder(each);
}
