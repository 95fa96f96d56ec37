import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { slugify } from '#domain/shared/slug.ts';

/** A part of a book as it comes in, in reading order. */
export interface ManuscriptSection {
  readonly title: string;
  /** 0 for a chapter, 1 for what stands below it, and so on. */
  readonly level: number;
  /** Sanitised HTML; empty for a heading without a text of its own. */
  readonly html: string;
  /** The text without markup, in NFC, for search. */
  readonly plainText: string;
}

/** A section of a book for sale (BOOK-4). */
export interface BookSection extends ManuscriptSection {
  /** 1 and up, in reading order. */
  readonly position: number;
  /** Position of the section it belongs to; null for a chapter. */
  readonly parent: number | null;
  /** Unique within the book. */
  readonly slug: string;
  /** Readable by anyone: the free sample (BOOK-1). */
  readonly isSample: boolean;
}

export type ManuscriptRefusal =
  | { readonly kind: 'book-empty' }
  | { readonly kind: 'book-too-long'; readonly most: number };

const mostSections = 3000;

/** A title page or a motto is no sample. */
const shortestSample = 200;

/**
 * The sections of a book from its manuscript: each with its place, its parent and a slug of its own. The first `sampleSize`
 * sections with a text worth the name (200 characters) are the free sample, with whatever short ones stand before them.
 * Refuses a book without any text.
 */
export function bindBook(
  manuscript: readonly ManuscriptSection[],
  sampleSize: number,
): Result<readonly BookSection[], ManuscriptRefusal> {
  if (manuscript.length > mostSections) return refuse({ kind: 'book-too-long', most: mostSections });
  if (manuscript.every((section) => section.plainText === '')) return refuse({ kind: 'book-empty' });
  const slugs = new Set<string>();
  const openParents: { position: number; level: number }[] = [];
  let samples = 0;
  const sections = manuscript.map((section, index) => {
    const position = index + 1;
    while ((openParents.at(-1)?.level ?? -1) >= section.level) openParents.pop();
    const parent = openParents.at(-1)?.position ?? null;
    openParents.push({ position, level: section.level });
    const isSample = section.plainText !== '' && samples < sampleSize;
    if (isSample && section.plainText.length >= shortestSample) samples += 1;
    return { ...section, position, parent, slug: freeSlug(section.title, slugs), isSample };
  });
  return accept(sections);
}

function freeSlug(title: string, taken: Set<string>): string {
  const wanted = slugify(title).slice(0, 90).replace(/-$/, '') || 'seccion';
  let slug = wanted;
  for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
  taken.add(slug);
  return slug;
}
