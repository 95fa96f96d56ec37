import { Kysely } from 'kysely';
import { BookBinderByYazl } from '#adapters/server/publishing/epub/book-binder-by-yazl.ts';
import { Products } from '#application/server/catalogue/ports/products.ts';
import { BookBinder } from '#application/server/reading/ports/book-binder.ts';
import { ExportBook } from '#application/server/reading/writing/export-book.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { Clock } from '#application/ports/clock.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { BookEditor } from '#application/server/reading/writing/book-editor.ts';
import { KeepSectionText, ReadSectionText } from '#application/server/reading/writing/section-text.ts';
import { Manuscripts } from '#application/server/reading/ports/manuscripts.ts';
import { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import { TypesetterByMarkdownIt } from '#adapters/server/publishing/typesetter-by-markdown-it.ts';
import { ManuscriptsInSql } from '#adapters/server/sql/reading/manuscripts-in-sql.ts';
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
  bindClass(container, PublishBook, [Publications, SaveProduct, Clock]);
  bindPort(container, Books, BooksInSql, [Kysely]);
  bindPort(container, Manuscripts, ManuscriptsInSql, [Kysely]);
  bindPort(container, Typesetter, TypesetterByMarkdownIt, []);
  bindPort(container, BookBinder, BookBinderByYazl, [FileStore]);
  bindClass(container, ExportBook, [Books, Products, SchoolSettings, PublicAddresses, BookBinder, Clock]);
  bindClass(container, BookEditor, [Manuscripts, Publications]);
  bindClass(container, KeepSectionText, [Manuscripts, Typesetter, Clock]);
  bindClass(container, ReadSectionText, [Manuscripts, WorkingCopies, Typesetter]);
}
