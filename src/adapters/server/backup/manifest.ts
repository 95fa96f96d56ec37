import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { limaDay, startOfLimaDay } from '#domain/shared/dates.ts';
import type { Engine } from '#adapters/server/sql/shared/connection.ts';
import { CopyRefused } from './copy-refusal.ts';
import { writeDigested } from './digested-file.ts';

const manifestFile = 'manifest.json';

const text = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const path = v.pipe(v.string(), v.check(staysInside));
const file = v.object({ path, bytes: count, sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)) });
const schema = v.object({
  format: v.literal(1),
  release: text,
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['SQLite', 'PostgreSQL'] satisfies Engine[]),
  migrations: v.pipe(v.array(text), v.minLength(1)),
  tables: v.array(v.object({ name: text, rows: count, columns: v.array(v.object({ name: text, type: v.string() })) })),
  sequences: v.array(
    v.object({ table: text, column: text, last: v.pipe(v.string(), v.regex(/^-?\d+$/)), isCalled: v.boolean() }),
  ),
  database: v.pipe(v.array(file), v.minLength(1)),
  files: v.array(file),
  missing: v.array(v.string()),
});

/** Whether a path or key leads to a file below the folder that it starts from, whoever wrote it. */
export function staysInside(path: string): boolean {
  return /^[^\\\0]+$/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** What a copy holds, in `manifest.json` of its folder: whoever has the folder and this can tell whether it is whole. */
export type Manifest = v.InferOutput<typeof schema>;
/** A file of the copy: its path in `database/` or `files/`, where that is its key; bytes; SHA-256 in hexadecimal digits. */
export type DigestedFile = Manifest['files'][number];
export type CopiedTable = Manifest['tables'][number];
/** How far the numbers of a column are given out that the database counts up by itself. */
export type CopiedSequence = Manifest['sequences'][number];

/** Writes the manifest into the folder of a copy. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeDigested(join(folder, manifestFile), [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]);
}

/** @throws CopyRefused when the folder holds no copy, or one whose manifest cannot be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const written = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (written === null) throw new CopyRefused({ kind: 'no-copy', folder, below: await copiesIn(folder) });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), written);
  if (!parsed.success) throw new CopyRefused({ kind: 'unreadable-manifest', folder });
  return parsed.output;
}

/** The folders of copies that stand in a folder, the newest last. */
async function copiesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && isCopyName(entry.name)).map(({ name }) => name);
  return names.toSorted().map((name) => join(folder, name));
}

/** What a copy that was made at an instant is called: the time in Lima, such as `2026-11-23_09-12-05`, and its number if it is not the first; names sort as time does. */
export function copyName(at: Date, number: number): string {
  const day = limaDay(at);
  const sinceMidnight = new Date(at.getTime() - startOfLimaDay(day).getTime());
  const name = `${day}_${sinceMidnight.toISOString().slice(11, 19).replaceAll(':', '-')}`;
  return number === 1 ? name : `${name}_${number}`;
}

function isCopyName(name: string): boolean {
  return /^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d(?:_\d+)?$/.test(name);
}
