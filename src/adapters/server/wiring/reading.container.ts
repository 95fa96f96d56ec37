import type { Container } from 'inversify';
import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { FuzzyFinderByApproxStringMatch } from '#adapters/server/publishing/fuzzy-finder-by-approx-string-match.ts';
import { AnnotationsInSql } from '#adapters/server/sql/reading/annotations-in-sql.ts';
import { ReadingMarksInSql } from '#adapters/server/sql/reading/reading-marks-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Annotations } from '#application/server/reading/ports/annotations.ts';
import { Books } from '#application/server/reading/ports/books.ts';
import { FuzzyFinder } from '#application/server/reading/ports/fuzzy-finder.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { ReadingMarks } from '#application/server/reading/ports/reading-marks.ts';
import { AddAnnotation } from '#application/server/reading/add-annotation.ts';
import { BookAccess } from '#application/server/reading/book-access.ts';
import { ChangeAnnotation } from '#application/server/reading/change-annotation.ts';
import { KeepReadingPlace } from '#application/server/reading/keep-reading-place.ts';
import { ReadBook } from '#application/server/reading/read-book.ts';
import { ReadMarks } from '#application/server/reading/read-marks.ts';
import { RemoveAnnotation } from '#application/server/reading/remove-annotation.ts';
import { RemoveBookmark } from '#application/server/reading/remove-bookmark.ts';
import { SearchBook } from '#application/server/reading/search-book.ts';
import { SetBookmark } from '#application/server/reading/set-bookmark.ts';

/** Binds reading on line: books, searching in them, and what readers mark. */
export function bindReading(container: Container): void {
  bindClass(container, ReadBook, [Books, Ownership, Clock]);
  bindClass(container, SearchBook, [Books, ReadBook]);
  bindPort(container, Annotations, AnnotationsInSql, [Kysely]);
  bindPort(container, ReadingMarks, ReadingMarksInSql, [Kysely]);
  bindPort(container, FuzzyFinder, FuzzyFinderByApproxStringMatch, []);
  bindClass(container, BookAccess, [Books, Ownership, Clock]);
  bindMarking(container);
}

function bindMarking(container: Container): void {
  bindClass(container, AddAnnotation, [BookAccess, Books, Annotations, Clock, IdGenerator]);
  bindClass(container, ChangeAnnotation, [Annotations, Clock]);
  bindClass(container, RemoveAnnotation, [Annotations, Clock]);
  bindClass(container, ReadMarks, [Books, Annotations, ReadingMarks, FuzzyFinder]);
  bindClass(container, SetBookmark, [BookAccess, Books, ReadingMarks, Clock]);
  bindClass(container, RemoveBookmark, [Books, ReadingMarks]);
  bindClass(container, KeepReadingPlace, [BookAccess, ReadingMarks, Clock]);
}
