import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { slugify } from '#domain/shared/slug.ts';

/** A text of a book, set: as it is written and as it is read. */
export interface TypesetText {
  /** What it was made from, so that it can be written on. */
  readonly markdown: string;
  /** Sanitised HTML; empty for a heading without a text of its own. */
  readonly html: string;
  /** The text without markup, in NFC, for search. */
  readonly plainText: string;
  /** The school's own pictures in it that have no words for whoever does not see them: they are not shown. */
  readonly barePictures: number;
  /** Pictures in it that are not the school's: they are not shown. */
  readonly foreignPictures: number;
}

/** A part of a book as it comes in, in reading order. */
export interface ManuscriptSection extends TypesetText {
  readonly title: string;
  /** 0 for a chapter, 1 for what stands below it, and so on. */
  readonly level: number;
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
  /** By what it was known before it was first published; not given: by nothing else, or it stays as it is. */
  readonly draftId?: string;
}

export type ManuscriptRefusal =
  | { readonly kind: 'book-empty' }
  | { readonly kind: 'book-too-long'; readonly most: number };

/** How many sections a book has at most. */
export const mostSections = 3000;

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
  let samples = 0;
  return bindSections(
    manuscript.map((section) => {
      const isSample = section.plainText !== '' && samples < sampleSize;
      if (isSample && section.plainText.length >= shortestSample) samples += 1;
      return { ...section, slug: '', isSample };
    }),
  );
}

/**
 * The sections of a book of which it is settled already which are the free sample, and of some the slug ('': it gets one that no other
 * has; of two that claim the same, the first has it).
 */
export function bindSections(
  manuscript: readonly Omit<BookSection, 'position' | 'parent'>[],
): Result<readonly BookSection[], ManuscriptRefusal> {
  if (manuscript.length > mostSections) return refuse({ kind: 'book-too-long', most: mostSections });
  if (manuscript.every((section) => section.plainText === '')) return refuse({ kind: 'book-empty' });
  const slugs = new Set(manuscript.map(({ slug }) => slug));
  const claimed = new Set<string>();
  const openParents: { position: number; level: number }[] = [];
  const sections = manuscript.map((section, index) => {
    const position = index + 1;
    while ((openParents.at(-1)?.level ?? -1) >= section.level) openParents.pop();
    const parent = openParents.at(-1)?.position ?? null;
    openParents.push({ position, level: section.level });
    const isOwn = section.slug !== '' && !claimed.has(section.slug);
    claimed.add(section.slug);
    return { ...section, position, parent, slug: isOwn ? section.slug : freeSlug(section.title, slugs) };
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
