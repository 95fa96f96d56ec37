import type { Annotation, HighlightColour } from '#domain/reading/annotation.ts';
import type { Passage, TextPlace } from '#domain/reading/highlight.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';

/** An annotation and where its text stands in the present edition. */
export interface FoundAnnotation extends Annotation {
  /** Null: an orphan, whose text is no longer in the book. */
  readonly found: (TextPlace & { readonly section: string }) | null;
}

/** What a reader keeps of a book: annotations, bookmarks, and how far they are. */
export interface Notebook {
  readonly annotations: readonly FoundAnnotation[];
  readonly bookmarks: readonly Bookmark[];
  readonly place: ReadingPlace | null;
}

/** A highlight or a note as its reader's browser makes it. */
export interface AnnotationToKeep {
  /** Chosen by the browser: sent twice, it is kept once. */
  readonly id: string;
  readonly sectionId: number;
  readonly colour: HighlightColour;
  readonly passage: Passage;
  /** Empty: a highlight. */
  readonly note: string;
}
