import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { FuzzyFinderByApproxStringMatch } from '#adapters/server/publishing/fuzzy-finder-by-approx-string-match.ts';
import { AnnotationsInSql } from '#adapters/server/sql/reading/annotations-in-sql.ts';
import { BookmarksInSql } from '#adapters/server/sql/reading/bookmarks-in-sql.ts';
import { KeptReadingSettingsInSql } from '#adapters/server/sql/reading/kept-reading-settings-in-sql.ts';
import { ReadingPlacesInSql } from '#adapters/server/sql/reading/reading-places-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Annotations } from '#application/server/reading/ports/annotations.ts';
import { Bookmarks } from '#application/server/reading/ports/bookmarks.ts';
import { Books } from '#application/server/reading/ports/books.ts';
import { KeptReadingSettings } from '#application/server/reading/ports/kept-reading-settings.ts';
import { FuzzyFinder } from '#application/server/reading/ports/fuzzy-finder.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { ReadingPlaces } from '#application/server/reading/ports/reading-places.ts';
import { AddAnnotation } from '#application/server/reading/add-annotation.ts';
import { BookAccess } from '#application/server/reading/book-access.ts';
import { ChangeAnnotation } from '#application/server/reading/change-annotation.ts';
import { KeepReadingPlace } from '#application/server/reading/keep-reading-place.ts';
import { KeepReadingSettings } from '#application/server/reading/keep-reading-settings.ts';
import { ListHeadings } from '#application/server/reading/list-headings.ts';
import { ReadBook } from '#application/server/reading/read-book.ts';
import { ReadNotebook } from '#application/server/reading/read-notebook.ts';
import { RemoveAnnotation } from '#application/server/reading/remove-annotation.ts';
import { RemoveBookmark } from '#application/server/reading/remove-bookmark.ts';
import { SearchBook } from '#application/server/reading/search-book.ts';
import { SetBookmark } from '#application/server/reading/set-bookmark.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds reading on line: books, searching in them, and the notebooks of readers. */
export function bindReading(container: Bindings): void {
  bindClass(container, ReadBook, [Books, Ownership, Clock]);
  bindClass(container, SearchBook, [Books, ReadBook]);
  bindClass(container, ListHeadings, [Books, ReadBook]);
  bindPort(container, Annotations, AnnotationsInSql, [Kysely]);
  bindPort(container, Bookmarks, BookmarksInSql, [Kysely]);
  bindPort(container, ReadingPlaces, ReadingPlacesInSql, [Kysely]);
  bindPort(container, KeptReadingSettings, KeptReadingSettingsInSql, [Kysely]);
  bindClass(container, KeepReadingSettings, [KeptReadingSettings, Clock]);
  bindPort(container, FuzzyFinder, FuzzyFinderByApproxStringMatch, []);
  bindClass(container, BookAccess, [Books, Ownership, Clock]);
  bindNotebook(container);
}

function bindNotebook(container: Bindings): void {
  bindClass(container, AddAnnotation, [BookAccess, Books, Annotations, Clock, IdGenerator]);
  bindClass(container, ChangeAnnotation, [Annotations, Clock]);
  bindClass(container, RemoveAnnotation, [Annotations, Clock]);
  bindClass(container, ReadNotebook, [Books, Annotations, Bookmarks, ReadingPlaces, FuzzyFinder]);
  bindClass(container, SetBookmark, [BookAccess, Books, Bookmarks, Clock]);
  bindClass(container, RemoveBookmark, [Books, Bookmarks]);
  bindClass(container, KeepReadingPlace, [BookAccess, ReadingPlaces, Clock]);
}
