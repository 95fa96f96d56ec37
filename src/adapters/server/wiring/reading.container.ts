import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { FuzzyFinderByApproxStringMatch } from '#adapters/server/publishing/fuzzy-finder-by-approx-string-match.ts';
import { AnnotationsInSql } from '#adapters/server/sql/reading/annotations-in-sql.ts';
import { ReadingMarksInSql } from '#adapters/server/sql/reading/reading-marks-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
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
export function bindReading(container: Container, db: Kysely<SchoolDatabase>): void {
  container
    .bind(ReadBook)
    .toResolvedValue((books, owned, clock) => new ReadBook(books, owned, clock), [Books, Ownership, Clock]);
  container.bind(SearchBook).toResolvedValue((books, read) => new SearchBook(books, read), [Books, ReadBook]);
  container.bind(Annotations).toResolvedValue(() => new AnnotationsInSql(db));
  container.bind(ReadingMarks).toResolvedValue(() => new ReadingMarksInSql(db));
  container.bind(FuzzyFinder).toResolvedValue(() => new FuzzyFinderByApproxStringMatch());
  container
    .bind(BookAccess)
    .toResolvedValue((books, owned, clock) => new BookAccess(books, owned, clock), [Books, Ownership, Clock]);
  bindMarking(container);
}

function bindMarking(container: Container): void {
  container
    .bind(AddAnnotation)
    .toResolvedValue(
      (access, books, annotations, clock, ids) => new AddAnnotation(access, books, annotations, clock, ids),
      [BookAccess, Books, Annotations, Clock, IdGenerator],
    );
  container
    .bind(ChangeAnnotation)
    .toResolvedValue((annotations, clock) => new ChangeAnnotation(annotations, clock), [Annotations, Clock]);
  container
    .bind(RemoveAnnotation)
    .toResolvedValue((annotations, clock) => new RemoveAnnotation(annotations, clock), [Annotations, Clock]);
  container
    .bind(ReadMarks)
    .toResolvedValue(
      (books, annotations, marks, finder) => new ReadMarks(books, annotations, marks, finder),
      [Books, Annotations, ReadingMarks, FuzzyFinder],
    );
  container
    .bind(SetBookmark)
    .toResolvedValue(
      (access, books, marks, clock) => new SetBookmark(access, books, marks, clock),
      [BookAccess, Books, ReadingMarks, Clock],
    );
  container
    .bind(RemoveBookmark)
    .toResolvedValue((books, marks) => new RemoveBookmark(books, marks), [Books, ReadingMarks]);
  container
    .bind(KeepReadingPlace)
    .toResolvedValue(
      (access, marks, clock) => new KeepReadingPlace(access, marks, clock),
      [BookAccess, ReadingMarks, Clock],
    );
}
