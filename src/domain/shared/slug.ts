import { fold } from './text.ts';

/**
 * The text as a path segment: lowercase, free of accents and symbols, words joined by hyphens ('' when it has no letter or
 * digit). Source: HELPERS-2.
 */
export function slugify(text: string): string {
  return fold(text.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether the text is a slug already. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
