import { oneLine } from '#domain/shared/typed-text.ts';
import type { IncomingParts } from './incoming-parts.ts';
import { type MarkdownLines, markdownLines } from './markdown-lines.ts';
import { pathWithin } from './zip-archive.ts';

const alternative = String.raw`!\[((?:[^[\]\\]|\\.)*)\]`;
const address = String.raw`(<[^<>\n]*>|[^()\s<>]+(?:\([^()\s]*\)[^()\s]*)*)`;
const named = new RegExp(`${alternative}\\(\\s*${address}(?:\\s+(?:"[^"]*"|'[^']*'))?\\s*\\)`, 'g');
const byReference = new RegExp(`${alternative}\\[([^\\]]*)\\]`, 'g');
const asTag = /<img\b[^>]*>/gi;

/**
 * A text as the school reads it: its pictures by the addresses they get, its notes below it.
 * @param file where the text stands. @param notes what its notes say, taken out of it before.
 */
export async function asTheSchoolReads(
  markdown: string,
  notes: NotesApart['notes'],
  file: string,
  parts: IncomingParts,
): Promise<string> {
  const read = markdownLines(markdown);
  parts.leftOut.add('link', file, read.links);
  parts.leftOut.add('include', file, markdown.match(/\{\{#\w+/g)?.length ?? 0);
  const { text, count } = await withNotesBelow(markdown, notes);
  parts.leftOut.add('note', file, count);
  return outsideCode(text, (line) => withPictures(line, read, file, parts));
}

async function outsideCode(text: string, change: (line: string) => Promise<string>): Promise<string> {
  const { lines, code } = markdownLines(text);
  const changed: string[] = [];
  for (const [place, line] of lines.entries()) changed.push(code.has(place) ? line : await change(line));
  return changed.join('\n');
}

async function withPictures(line: string, read: MarkdownLines, file: string, parts: IncomingParts): Promise<string> {
  const show = async (source: string, words: string): Promise<string | null> => {
    if (source.startsWith('/imagenes/lecturas/')) return null;
    if (/^(?:https?:)?\/\//i.test(source)) {
      parts.leftOut.add('foreign-picture', file);
      return null;
    }
    const shown = await parts.picture(pathWithin(file, source), file);
    return shown === null ? (words.trim() === '' ? '' : `*${words.trim()}*`) : `![${words}](${shown})`;
  };
  const inPlace = await replacedEach(line, named, ([, words = '', source = '']) =>
    show(source.replaceAll(/^<|>$/g, ''), words),
  );
  const apart = await replacedEach(inPlace, byReference, ([, words = '', name = '']) => {
    const source = read.references.get(oneLine(name === '' ? words : name).toUpperCase());
    return source === undefined ? Promise.resolve(null) : show(source, words);
  });
  return replacedEach(apart, asTag, ([tag]) => {
    const source = /\bsrc\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1] ?? '';
    const words = /\balt\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1] ?? '';
    return source === '' ? Promise.resolve('') : show(source, words);
  });
}

/** Replaces what is found one after the other; null leaves it as it is. */
async function replacedEach(
  text: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => Promise<string | null>,
): Promise<string> {
  let [replaced, at] = ['', 0];
  for (const match of text.matchAll(pattern)) {
    replaced += text.slice(at, match.index) + ((await replacement(match)) ?? match[0]);
    at = match.index + match[0].length;
  }
  return replaced + text.slice(at);
}

const noteText = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*)$/;
const noteSign = /\[\^([^\]\s]+)\](?!:)/g;

/** What the notes of a text say, by their names, and the text without it. */
export interface NotesApart {
  readonly markdown: string;
  readonly notes: ReadonlyMap<string, string>;
}

/** Takes out of a text what its notes say, written as many programs do: `[^1]` in the text, `[^1]: …` apart. */
export function notesApart(markdown: string): NotesApart {
  const { lines, code } = markdownLines(markdown);
  const notes = new Map<string, string>();
  const kept: string[] = [];
  let open: string | null = null;
  for (const [place, line] of lines.entries()) {
    const [, name, text = ''] = code.has(place) ? [] : (noteText.exec(line) ?? []);
    if (name !== undefined) {
      notes.set(name, text);
      open = name;
    } else if (open !== null && /^(?:\t| {2,})\S/.test(line))
      notes.set(open, `${notes.get(open) ?? ''} ${line.trim()}`);
    else {
      if (line.trim() !== '') open = null;
      kept.push(line);
    }
  }
  return { markdown: kept.join('\n'), notes };
}

/** The text with its notes as numbers, and what they say in a list below it. */
async function withNotesBelow(markdown: string, notes: NotesApart['notes']) {
  const numbers = new Map<string, number>();
  const text = await outsideCode(markdown, (line) =>
    Promise.resolve(
      line.replaceAll(noteSign, (sign, name: string) => {
        if (!notes.has(name)) return sign;
        if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
        return `<sup>${numbers.get(name) ?? ''}</sup>`;
      }),
    ),
  );
  if (numbers.size === 0) return { text: markdown, count: 0 };
  const list = [...numbers].map(([name, number]) => `${number}. ${notes.get(name) ?? ''}`);
  return { text: `${text.trim()}\n\n---\n\n${list.join('\n')}`, count: numbers.size };
}
