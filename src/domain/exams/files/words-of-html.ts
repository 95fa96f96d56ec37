import { blanksAsOne } from '#domain/shared/typed-text.ts';

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The words of a piece of HTML as other platforms write it: paragraphs and breaks as lines, tags left out. Nothing is drawn from it. */
export function wordsOfHtml(html: string): string {
  return blanksAsOne(html)
    .replaceAll(/ ?<(?:br|\/p|\/div|\/li)\b[^>]*> ?/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,8});/gi, (whole, name: string) => entity(name) ?? whole)
    .trim();
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
