import { type MarkdownHeading, type MarkdownLines, markdownLines } from './markdown-lines.ts';

/** A section as a heading begins it. */
export interface MarkdownSection {
  readonly title: string;
  readonly level: number;
  readonly markdown: string;
}

/** What a text becomes. */
export interface DividedText {
  /** Its one heading of the first level, if it stands over all others; else ''. */
  readonly title: string;
  readonly sections: readonly MarkdownSection[];
}

/**
 * Divides a text into sections by its two highest levels of headings. A single heading of the first level over others is the title of
 * the whole; what stands below it before the next one is a section of that name. Headings of lower levels stay in their text.
 * @param name for what stands before the first heading.
 */
export function divided(markdown: string, name: string): DividedText {
  const read = markdownLines(withoutFrontMatter(markdown));
  const { headings, lines } = read;
  const [first] = headings;
  if (first === undefined) return { title: '', sections: sectionOf(read, name, 0, 0, lines.length, 0) };
  const isTitle =
    first.rank === 1 && headings.length > 1 && headings.every(({ rank }, place) => place === 0 || rank > 1);
  const top = Math.min(...headings.slice(isTitle ? 1 : 0).map(({ rank }) => rank));
  const starts = headings.filter((each, place) => (place > 0 || !isTitle) && each.rank <= top + 1);
  const sections: MarkdownSection[] = [];
  const before = isTitle ? first.from : (starts[0]?.from ?? 0);
  sections.push(...written(sectionOf(read, name, 0, 0, before, top)));
  if (isTitle)
    sections.push(...written(sectionOf(read, first.title, 0, first.to, starts[0]?.from ?? lines.length, top)));
  for (const [place, { title, rank, to }] of starts.entries()) {
    sections.push(...sectionOf(read, title, rank - top, to, starts[place + 1]?.from ?? lines.length, top));
  }
  return { title: isTitle ? first.title : '', sections };
}

function sectionOf(
  read: MarkdownLines,
  title: string,
  level: number,
  from: number,
  to: number,
  top: number,
): readonly MarkdownSection[] {
  const lines = read.lines.slice(from, to);
  for (const heading of read.headings) {
    if (heading.from >= from && heading.to <= to) lines[heading.from - from] = lifted(heading, read, top);
  }
  const text = lines.join('\n').trim();
  return [{ title, level, markdown: text + referencesOf(text, read) }];
}

const written = (sections: readonly MarkdownSection[]): readonly MarkdownSection[] =>
  sections.filter(({ markdown }) => markdown !== '');

/** A heading within a section: those right below the sections stand right below its title. */
function lifted({ rank, from }: MarkdownHeading, { lines }: MarkdownLines, top: number): string {
  return (lines[from] ?? '').replace(/^ {0,3}#+/, '#'.repeat(Math.max(2, rank - top)));
}

/** Where the links of a text lead that name a place which stands elsewhere. */
function referencesOf(text: string, { references }: MarkdownLines): string {
  const upper = text.toUpperCase();
  const needed = [...references].filter(([name]) => upper.includes(`[${name}]`) && !upper.includes(`[${name}]:`));
  return needed.length === 0 ? '' : `\n\n${needed.map(([name, href]) => `[${name}]: <${href}>`).join('\n')}`;
}

/** What some programs write before the text, between lines of dashes. */
const withoutFrontMatter = (markdown: string): string =>
  markdown.replace(/^\u{FEFF}/u, '').replace(/^---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, '');
