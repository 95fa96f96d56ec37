/** A section as the index lists it (BOOK-4, without its text). */
export interface IndexSection {
  readonly slug: string;
  readonly title: string;
  /** 0 for a chapter. */
  readonly level: number;
  /** False for a heading without a text of its own. */
  readonly hasText: boolean;
  readonly isSample: boolean;
  /** Of its text, in characters. */
  readonly length: number;
}

/** An entry of a book's index: available or blocked (BOOK-2). */
export interface IndexEntry extends IndexSection {
  readonly isAvailable: boolean;
}

/** The index as a reader sees it: an owner reads everything, anyone else the free sample. */
export function bookIndex(sections: readonly IndexSection[], owned: boolean): readonly IndexEntry[] {
  return sections.map((section) => ({ ...section, isAvailable: owned || section.isSample }));
}

/** The sections to go on to from one, skipping headings without a text; null at either end or for an unknown section. */
export function neighboursOf<S extends IndexSection>(
  sections: readonly S[],
  slug: string,
): { readonly previous: S | null; readonly next: S | null } {
  const place = sections.findIndex((section) => section.slug === slug);
  if (place === -1) return { previous: null, next: null };
  return {
    previous: sections.slice(0, place).findLast((section) => section.hasText) ?? null,
    next: sections.slice(place + 1).find((section) => section.hasText) ?? null,
  };
}

/** The titles above a section, outermost first. */
export function titlesAbove(sections: readonly IndexSection[], slug: string): readonly string[] {
  const place = sections.findIndex((section) => section.slug === slug);
  const above: string[] = [];
  let level = sections[place]?.level ?? 0;
  for (const section of sections.slice(0, Math.max(0, place)).toReversed()) {
    if (section.level >= level) continue;
    above.unshift(section.title);
    level = section.level;
  }
  return above;
}

/** The sections right below one, in reading order (BOOK-4, children). */
export function childrenOf<S extends IndexSection>(sections: readonly S[], slug: string): readonly S[] {
  const place = sections.findIndex((section) => section.slug === slug);
  const level = sections[place]?.level;
  if (level === undefined) return [];
  const after = sections.slice(place + 1);
  const end = after.findIndex((section) => section.level <= level);
  const below = end === -1 ? after : after.slice(0, end);
  return below.filter((section) => section.level === level + 1);
}
