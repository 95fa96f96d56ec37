import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { Books } from '#application/server/reading/ports/books.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { Publications } from '#application/server/office/ports/publications.ts';
import { PublishBook } from '#application/server/office/publish-book.ts';
import { SaveProduct } from '#application/server/office/save-product.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { BooksInSql } from '#adapters/server/sql/reading/books-in-sql.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds what publishes products and books, and the books themselves. */
export function bindBooks(container: Bindings): void {
  bindPort(container, Publications, PublicationsInSql, [Kysely]);
  bindClass(container, SaveProduct, [Publications, PriceSettings, Clock]);
  bindClass(container, PublishBook, [Publications, SaveProduct]);
  bindPort(container, Books, BooksInSql, [Kysely]);
}
