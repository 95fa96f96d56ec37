import { AnnotationsInMemory } from '#test/memory/reading/annotations-in-memory.ts';
import { BookmarksInMemory } from '#test/memory/reading/bookmarks-in-memory.ts';
import { BooksInMemory, type BookWithText } from '#test/memory/reading/books-in-memory.ts';
import { FuzzyFinderInMemory } from '#test/memory/reading/fuzzy-finder-in-memory.ts';
import type { NotebookUseCases } from '#test/memory/reading/notebook-api-in-memory.ts';
import { KeptReadingSettingsInMemory } from '#test/memory/reading/kept-reading-settings-in-memory.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { ReadingPlacesInMemory } from '#test/memory/reading/reading-places-in-memory.ts';
import { AddAnnotation } from '#application/server/reading/add-annotation.ts';
import { BookAccess } from '#application/server/reading/book-access.ts';
import { ChangeAnnotation } from '#application/server/reading/change-annotation.ts';
import { KeepReadingPlace } from '#application/server/reading/keep-reading-place.ts';
import { KeepReadingSettings } from '#application/server/reading/keep-reading-settings.ts';
import { ReadBook } from '#application/server/reading/read-book.ts';
import { ReadNotebook } from '#application/server/reading/read-notebook.ts';
import { RemoveAnnotation } from '#application/server/reading/remove-annotation.ts';
import { RemoveBookmark } from '#application/server/reading/remove-bookmark.ts';
import { SetBookmark } from '#application/server/reading/set-bookmark.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** A reading room in memory: the books, their readers' notebooks, and the use cases over both; 'ana' owns them all. */
export function readingRoom(all: readonly BookWithText[]) {
  const books = new BooksInMemory(all);
  const ownership = new OwnershipInMemory();
  for (const { productId } of all) ownership.grant('ana', productId);
  const annotations = new AnnotationsInMemory();
  const bookmarks = new BookmarksInMemory();
  const places = new ReadingPlacesInMemory();
  const settings = new KeptReadingSettingsInMemory();
  const clock = new FixedClock();
  const access = new BookAccess(books, ownership, clock);
  const useCases: NotebookUseCases = {
    read: new ReadNotebook(books, annotations, bookmarks, places, new FuzzyFinderInMemory()),
    add: new AddAnnotation(access, books, annotations, clock, new CountingIds()),
    change: new ChangeAnnotation(annotations, clock),
    remove: new RemoveAnnotation(annotations, clock),
    setBookmark: new SetBookmark(access, books, bookmarks, clock),
    removeBookmark: new RemoveBookmark(books, bookmarks),
    keepPlace: new KeepReadingPlace(access, places, clock),
  };
  const keepSettings = new KeepReadingSettings(settings, clock);
  return {
    settings,
    keepSettings,
    books,
    ownership,
    annotations,
    clock,
    useCases,
    reading: new ReadBook(books, ownership, clock),
  };
}
