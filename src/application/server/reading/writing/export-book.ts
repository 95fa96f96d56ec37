import type { Clock } from '#application/ports/clock.ts';
import type { Products } from '#application/server/catalogue/ports/products.ts';
import type { BookBinder } from '#application/server/reading/ports/book-binder.ts';
import type { Books } from '#application/server/reading/ports/books.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { StoredProductDetails } from '#domain/catalogue/product.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ExportBookRefusal =
  /** No book or magazine is published at that address. */
  { readonly kind: 'book-unpublished' } | { readonly kind: 'book-without-text' };

/** Makes an EPUB of a book as it is published. */
export class ExportBook {
  constructor(
    private readonly books: Books,
    private readonly products: Products,
    private readonly settings: SchoolSettings,
    private readonly addresses: PublicAddresses,
    private readonly binder: BookBinder,
    private readonly clock: Clock,
  ) {}

  async execute(slug: string): Promise<Result<Uint8Array, ExportBookRefusal>> {
    const book = await this.books.find(slug);
    if (book === null) return refuse({ kind: 'book-unpublished' });
    const index = await this.books.sections(book.productId);
    const texts = new Map((await this.books.texts(book.productId)).map((text) => [text.slug, text.html]));
    if (texts.size === 0) return refuse({ kind: 'book-without-text' });
    // A retired one has no page to tell more of it.
    const page = await this.products.findBySlug(slug);
    const epub = await this.binder.epub({
      slug,
      title: book.title,
      subtitle: page?.subtitle ?? '',
      summary: page?.summary ?? '',
      authors: book.authors,
      publisher: this.settings.of('identity').name,
      address: this.addresses.school(productPath(book.kind, slug)),
      isbn: isbnOf(page?.bibliographic ?? []),
      year: book.year,
      sections: index.map(({ slug: section, title, level }) => ({
        slug: section,
        title,
        level,
        html: texts.get(section) ?? '',
      })),
      at: this.clock.now(),
    });
    return accept(epub);
  }
}

function isbnOf(bibliographic: StoredProductDetails['bibliographic']): string | null {
  const written = bibliographic.find(({ label }) => label.trim().toUpperCase() === 'ISBN')?.value ?? '';
  const digits = written.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^(?:\d{13}|\d{9}[\dX])$/.test(digits) ? digits : null;
}
