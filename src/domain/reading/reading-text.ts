import { slugify } from '#domain/shared/slug.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', apos: "'" };

/**
 * The text of sanitised HTML exactly as a browser counts it (`textContent`), so that a position in it means the same in the
 * school and on the page.
 */
export function readingText(html: string): string {
  return unescape(html.replaceAll(/<[^>]*>/g, ''));
}

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** A heading, paragraph or item of a section, and the name it is found by. */
export interface Paragraph {
  /** Fragment of its permanent address, without `#`. */
  readonly anchor: string;
  /** Where its tag begins in the HTML. */
  readonly at: number;
  readonly isHeading: boolean;
  /** How its text begins, on one line. */
  readonly beginning: string;
}

const blocks = /<(h[2-6]|p|li|blockquote|pre|table|dt|dd)(?=[\s>])/g;
const wordsOfName = 6;

/**
 * The permanent names of a section's headings and paragraphs. A name is made of the heading above and the first words, so that
 * it outlives whatever a later edition adds or removes elsewhere; only a paragraph that begins as another does is counted.
 */
export function paragraphsOf(html: string): readonly Paragraph[] {
  const found: Paragraph[] = [];
  const taken = new Set<string>();
  let heading = '';
  for (const match of html.matchAll(blocks)) {
    const tag = match[1] ?? '';
    const at = match.index;
    // The item has the name already.
    if (tag === 'p' && /<(?:li|blockquote)[^>]*>\s*$/.test(html.slice(Math.max(0, at - 60), at))) continue;
    const end = html.indexOf(`</${tag}>`, at);
    const begin = html.indexOf('>', at) + 1;
    const words = readingText(html.slice(begin, Math.min(end < 0 ? html.length : end, begin + 400)));
    const name = slugify(words.trim().split(/\s+/, wordsOfName).join(' ')).slice(0, 60);
    if (name === '') continue;
    const isHeading = tag.startsWith('h');
    if (isHeading) heading = name;
    const wanted = isHeading || heading === '' ? `p-${name}` : `p-${heading}.${name}`;
    let anchor = wanted;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}.${count}`;
    taken.add(anchor);
    found.push({ anchor, at, isHeading, beginning: oneLine(words) });
  }
  return found;
}

/** The HTML with each paragraph's permanent name as its `id`. */
export function withAnchors(html: string): string {
  let written = '';
  let from = 0;
  for (const { anchor, at } of paragraphsOf(html)) {
    const name = /^<[a-z0-9]+/.exec(html.slice(at, at + 12))?.[0] ?? '';
    written += `${html.slice(from, at + name.length)} id="${anchor}"`;
    from = at + name.length;
  }
  return written + html.slice(from);
}
