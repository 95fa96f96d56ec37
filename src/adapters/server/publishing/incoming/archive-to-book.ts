import { posix } from 'node:path';
import { summaryEntries } from '#adapters/server/publishing/mdbook-summary.ts';
import { capitalised } from '#domain/shared/text.ts';
import { fail } from './book-file-error.ts';
import type { IncomingParts } from './incoming-parts.ts';
import { markdownLines, titleFirst } from './markdown-lines.ts';
import { divided } from './markdown-sections.ts';
import { asTheSchoolReads, notesApart } from './markdown-signs.ts';
import { pathWithin, type ZipArchive } from './zip-archive.ts';

const isText = (path: string): boolean => /\.(?:md|markdown)$/i.test(path);
/** What other programs put beside the files that somebody packed. */
const isBeside = (path: string): boolean => path.split('/').some((name) => name.startsWith('.') || name === '__MACOSX');

/** Where an archive has its SUMMARY.md: the one nearest to its root; null: it is no mdBook. */
export function summaryIn(zip: ZipArchive): string | null {
  const found = zip.paths.filter((path) => posix.basename(path) === 'SUMMARY.md' && !isBeside(path));
  return found.toSorted((one, other) => one.split('/').length - other.split('/').length)[0] ?? null;
}

/** Reads an mdBook: the lines of its SUMMARY.md are the tree, the files that they name the texts. */
export async function bookOfMdBook(zip: ZipArchive, summary: string, parts: IncomingParts): Promise<void> {
  const entries = summaryEntries(await zip.text(summary));
  if (entries.every(({ file }) => file === null)) fail({ what: 'summary-empty', file: summary });
  for (const { title, level, file } of entries) {
    if (file === null) parts.add({ title, level, markdown: '' });
    else {
      const path = pathWithin(summary, file);
      if (path === null || !zip.has(path)) return fail({ what: 'entry-missing', file, from: summary, title });
      parts.add({ title, level, markdown: (await textOf(zip, path, parts)).markdown });
    }
  }
}

/** Whether an archive has texts in Markdown. */
export const hasTexts = (zip: ZipArchive): boolean => zip.paths.some((path) => isText(path) && !isBeside(path));

/** Reads an archive of texts: each is a section, in the order of their names, below the sections of their folders. */
export async function bookOfTexts(zip: ZipArchive, parts: IncomingParts): Promise<void> {
  const paths = inOrder(zip.paths.filter((path) => isText(path) && !isBeside(path)));
  const root = commonFolders(paths);
  let open: readonly string[] = [];
  for (const path of paths) {
    const folders = posix.dirname(path).split('/').slice(root);
    const inside = folders[0] === '.' ? [] : folders;
    const known = inside.findIndex((name, level) => open[level] !== name);
    const fresh = known === -1 ? [] : inside.slice(known);
    const level = inside.length - fresh.length;
    const { title, markdown } = await textOf(zip, path, parts);
    const isOfFolder = isFolderText(path) && fresh.length > 0;
    for (const [place, name] of (isOfFolder ? fresh.slice(0, -1) : fresh).entries()) {
      parts.add({ title: nameOf(name), level: level + place, markdown: '' });
    }
    open = inside;
    if (isOfFolder) parts.add({ title: title ?? nameOf(fresh.at(-1) ?? ''), level: inside.length - 1, markdown });
    else parts.add({ title: title ?? nameOf(posix.basename(path)), level: inside.length, markdown });
  }
}

/** Reads a single text, divided by its headings. Gives what it calls itself. */
export async function bookOfText(text: string, name: string, parts: IncomingParts): Promise<string> {
  const { markdown, notes } = notesApart(text);
  const { title, sections } = divided(markdown, nameOf(name));
  for (const section of sections) {
    parts.add({ ...section, markdown: await asTheSchoolReads(section.markdown, notes, name, parts) });
  }
  return title;
}

async function textOf(
  zip: ZipArchive,
  path: string,
  parts: IncomingParts,
): Promise<{ readonly title: string | null; readonly markdown: string }> {
  const { markdown: whole, notes } = notesApart((await zip.text(path)).replace(/^\u{FEFF}/u, ''));
  const first = titleFirst(markdownLines(whole));
  const markdown = await asTheSchoolReads(first?.rest ?? whole.trim(), notes, path, parts);
  return { title: first === null || first.title === '' ? null : first.title, markdown };
}

const isFolderText = (path: string): boolean => /^(?:readme|index|_index)\.[a-z]+$/i.test(posix.basename(path));
const inSpanish = new Intl.Collator('es', { numeric: true });

/** In the order of their names, numbers as numbers; the text of a folder before what else is in it. */
function inOrder(paths: readonly string[]): readonly string[] {
  const keyOf = (path: string): readonly string[] => {
    const names = path.split('/');
    return isFolderText(path) ? [...names.slice(0, -1), ''] : names;
  };
  return paths.toSorted((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)];
    const at = left.findIndex((name, place) => name !== right[place]);
    return at === -1 ? left.length - right.length : inSpanish.compare(left[at] ?? '', right[at] ?? '');
  });
}

/** How many folders all of them are in. */
function commonFolders(paths: readonly string[]): number {
  const all = paths.map((path) => path.split('/').slice(0, -1));
  const [first = []] = all;
  const differs = first.findIndex((name, level) => all.some((names) => names[level] !== name));
  return differs === -1 ? first.length : differs;
}

/** 'cap-02_los-plazos.md' as 'Los plazos'. */
function nameOf(file: string): string {
  const plain = file
    .replace(/\.[a-z]+$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  const named = plain.replace(/^\d+[.)]?\s+/, '');
  return capitalised(named === '' ? plain : named) || 'Inicio';
}
