import type { Read } from '#application/read-models/shared/read.ts';
import type { HighlightColour } from '#domain/reading/annotation.ts';

/** A passage that a reader marked, with the reader's own words where there are any. */
export interface KeptNote {
  readonly id: string;
  /** Title of its section; null: the present edition no longer has that. */
  readonly section: string | null;
  readonly colour: HighlightColour;
  readonly quote: string;
  /** Empty: a highlight. */
  readonly note: string;
  readonly createdAt: string;
}

/** What a reader keeps of one book or magazine. */
export interface NotesOfBook {
  readonly slug: string;
  readonly title: string;
  readonly kind: 'book' | 'magazine';
  /** False: access is over, or the work is no longer published; the notes stay. */
  readonly isOpen: boolean;
  /** In the order in which the book is read. */
  readonly notes: readonly KeptNote[];
}

/** The reader's notes of every book in which there are any, by its title. */
export const myNotes: Read<readonly NotesOfBook[]> = { area: 'home', name: 'my-notes' };
