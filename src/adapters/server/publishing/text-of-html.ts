import { oneLine } from '#domain/shared/typed-text.ts';

/**
 * The text of HTML that was cleaned, where '<' begins nothing but a tag: without tags, white space folded, in NFC. What cleans is not needed
 * for it, so that a process which only shows what is kept does not load that.
 */
export function plainTextOf(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li|h[2-6]|td|th|blockquote|pre|dd|dt)>|<br \/>/g, '$& ');
  return oneLine(unescapeEntities(spaced.replaceAll(/<[^>]*>/g, '')));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Only what sanitize-html writes itself. */
function unescapeEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? '');
}
