import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { FolderRefusal } from './folder-refusal.ts';
import { type SummaryEntry, summaryEntries } from './mdbook-summary.ts';

/** A chapter as it stands in the folder. */
export interface FolderChapter {
  readonly title: string;
  readonly level: number;
  /** Path below the source folder, with `/`; null for a heading without a file. */
  readonly file: string | null;
  readonly markdown: string;
}

export interface MdBook {
  readonly chapters: readonly FolderChapter[];
}

const mostMegabytes = 5;
const megabyte = 1024 * 1024;

/**
 * Reads an mdBook folder: its root, or its `src`. Every file that SUMMARY.md links must be inside (links that lead out,
 * by `..` or as symbolic links, are refused), at most 5 MB, and UTF-8 text.
 */
export async function readMdBook(folder: string): Promise<Result<MdBook, FolderRefusal>> {
  const source = await sourceFolder(folder);
  if (!source.ok) return source;
  const summary = await readText(source.value, { title: 'SUMMARY.md', file: 'SUMMARY.md' });
  if (!summary.ok) return summary;
  const entries = summaryEntries(summary.value);
  if (entries.every((entry) => entry.file === null)) return refuse({ kind: 'summary-empty' });
  const chapters: FolderChapter[] = [];
  for (const entry of entries) {
    const chapter = await readChapter(source.value, entry);
    if (!chapter.ok) return chapter;
    chapters.push(chapter.value);
  }
  return accept({ chapters });
}

async function sourceFolder(folder: string): Promise<Result<string, FolderRefusal>> {
  const root = resolve(folder);
  const isFolder = await stat(root).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
  if (!isFolder) return refuse({ kind: 'folder-missing', folder });
  for (const candidate of [root, join(root, await configuredSource(root))]) {
    if (await exists(join(candidate, 'SUMMARY.md'))) return accept(await realpath(candidate));
  }
  return refuse({ kind: 'summary-missing', folder });
}

/** `src` unless book.toml names another folder. */
async function configuredSource(root: string): Promise<string> {
  const config = await readFile(join(root, 'book.toml'), 'utf8').catch(() => '');
  return /^\s*src\s*=\s*"([^"]+)"/m.exec(config)?.[1] ?? 'src';
}

async function readChapter(source: string, entry: SummaryEntry): Promise<Result<FolderChapter, FolderRefusal>> {
  const { title, level, file } = entry;
  if (file === null) return accept({ title, level, file: null, markdown: '' });
  const text = await readText(source, { title, file });
  if (!text.ok) return text;
  const path = relative(source, resolve(source, file)).split(sep).join('/');
  return accept({ title, level, file: path, markdown: text.value });
}

async function readText(
  source: string,
  { title, file }: { title: string; file: string },
): Promise<Result<string, FolderRefusal>> {
  const path = resolve(source, file);
  if (!isInside(source, path)) return refuse({ kind: 'file-outside', file, title });
  const real = await realpath(path).catch(() => null);
  if (real === null) return refuse({ kind: 'file-missing', file, title });
  if (!isInside(source, real)) return refuse({ kind: 'file-outside', file, title });
  const facts = await stat(real);
  if (!facts.isFile()) return refuse({ kind: 'file-missing', file, title });
  if (facts.size > mostMegabytes * megabyte) {
    return refuse({ kind: 'file-too-large', file, megabytes: facts.size / megabyte, most: mostMegabytes });
  }
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(real)).replace(/^\uFEFF/, ''));
  } catch {
    return refuse({ kind: 'file-not-text', file });
  }
}

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
