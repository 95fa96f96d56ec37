import type { AnnotationToKeep, Notebook } from '#application/read-models/reading/notebook.ts';
import type { Annotation, HighlightColour } from '#domain/reading/annotation.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** The notebooks of one reader, as the reader's browser asks the school to keep them. */
export abstract class NotebookApi {
  abstract ofBook(slug: string): Promise<Result<Notebook, CallRefusal>>;
  /** Keeps a highlight or a note (BOOK-3); gives its version. */
  abstract add(annotation: AnnotationToKeep): Promise<Result<number, CallRefusal>>;
  /** Changes the version named; refused with `annotation-changed` when it is another by now: see `currentOf`. */
  abstract change(
    id: string,
    version: number,
    note: string,
    colour: HighlightColour,
  ): Promise<Result<Annotation, CallRefusal>>;
  /** What an annotation is now, from the refusal of a change; null when the refusal does not tell. */
  abstract currentOf(refusal: CallRefusal): Annotation | null;
  abstract remove(id: string): Promise<Result<void, CallRefusal>>;
  abstract setBookmark(slug: string, bookmark: Bookmark): Promise<Result<void, CallRefusal>>;
  abstract removeBookmark(slug: string, section: string, anchor: string): Promise<Result<void, CallRefusal>>;
  /** Remembers how far the reader is. `leaving`: the page is going away, and the call outlives it. */
  abstract keepPlace(
    slug: string,
    place: Omit<ReadingPlace, 'at'>,
    leaving: boolean,
  ): Promise<Result<void, CallRefusal>>;
}
