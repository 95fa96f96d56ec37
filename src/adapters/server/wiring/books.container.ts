import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { Books } from '#application/server/reading/ports/books.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { Publications } from '#application/server/office/ports/publications.ts';
import { PublishBook } from '#application/server/office/publish-book.ts';
import { SaveProduct } from '#application/server/office/save-product.ts';
import { BooksInSql } from '#adapters/server/sql/reading/books-in-sql.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Binds what publishes products and books, and the books themselves. */
export function bindBooks(container: Container, db: Kysely<SchoolDatabase>): void {
  container.bind(Publications).toResolvedValue(() => new PublicationsInSql(db));
  container
    .bind(SaveProduct)
    .toResolvedValue(
      (publications, settings, clock) => new SaveProduct(publications, settings, clock),
      [Publications, PriceSettings, Clock],
    );
  container
    .bind(PublishBook)
    .toResolvedValue((publications, save) => new PublishBook(publications, save), [Publications, SaveProduct]);
  container.bind(Books).toResolvedValue(() => new BooksInSql(db));
}
