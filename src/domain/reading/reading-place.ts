/** How far somebody has read in a book. */
export interface ReadingPlace {
  /** Slug of the section. */
  readonly section: string;
  /** Permanent name of the paragraph at the top of the screen; empty: the section's beginning. */
  readonly anchor: string;
  /** Which of the reader's devices said so. */
  readonly device: string;
  /** By the school's clock. */
  readonly at: Date;
}

/**
 * Whether a place that the school remembers is worth offering to a reader who opened `section` on `device`: another device was
 * there, in another section, and further on in the book. It is offered, never gone to.
 */
export function isWorthOffering(
  place: ReadingPlace | null,
  device: string,
  section: string,
  order: readonly string[],
): boolean {
  if (place === null || place.device === device) return false;
  const there = order.indexOf(place.section);
  return there !== -1 && there > order.indexOf(section);
}
