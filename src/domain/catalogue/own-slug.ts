import { slugify } from '#domain/shared/slug.ts';
import { isReservedSegment } from './reserved-segments.ts';

/** Characters of a product's slug at most. */
export const LONGEST_SLUG = 120;

/**
 * Slugs for a product that has none, the best first, without end: its title; where that is taken, its title and sku; then these
 * with a number. The same product among the same others gets the same one each time. Long titles end with a whole word.
 */
export function* slugsFor(title: string, sku: string): Generator<string, never> {
  const words = slugify(title);
  const code = slugify(sku);
  const best = cut(words, LONGEST_SLUG);
  if (best !== '' && !isReservedSegment(best)) yield best;
  for (let number = 1; ; number += 1) {
    const ending = [code, number === 1 ? '' : String(number)].filter((part) => part !== '').join('-');
    const slug = [cut(words, LONGEST_SLUG - ending.length - 1), ending].filter((part) => part !== '').join('-');
    if (slug !== best && slug !== '' && !isReservedSegment(slug)) yield slug;
  }
}

function cut(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const end = slug.lastIndexOf('-', most);
  return slug.slice(0, end > 0 ? end : most);
}
