import type { Kysely } from 'kysely';
import { isUsable } from '#adapters/server/sql/catalogue/usable-products.ts';
import { Books, type PublishedBook, type SectionText } from '#application/server/reading/ports/books.ts';
import { limaYear } from '#domain/shared/dates.ts';
import type { IndexSection } from '#domain/reading/book-index.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class BooksInSql extends Books {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(slug: string): Promise<PublishedBook | null> {
    const row = await this.db
      .selectFrom('products')
      .select(['id', 'kind', 'slug', 'title', 'published_at'])
      .where('slug', '=', slug)
      .where(isUsable)
      .where('kind', 'in', ['book', 'magazine'])
      .executeTakeFirst();
    if (row === undefined) return null;
    const authors = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select('staff.full_name')
      .where('product_staff.product_id', '=', row.id)
      .orderBy('product_staff.position')
      .execute();
    const kind = row.kind === 'magazine' ? 'magazine' : 'book';
    return {
      productId: row.id,
      kind,
      slug: row.slug,
      title: row.title,
      authors: authors.map((each) => each.full_name),
      year: limaYear(new Date(row.published_at)),
    };
  }

  async sections(productId: number): Promise<readonly IndexSection[]> {
    const rows = await this.db
      .selectFrom('book_sections')
      .select(['slug', 'title', 'level', 'has_text', 'is_sample', 'text_length'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .execute();
    return rows.map(({ slug, title, level, is_sample, has_text, text_length }) => ({
      slug,
      title,
      level,
      hasText: has_text === 1,
      isSample: is_sample === 1,
      length: text_length,
    }));
  }

  async section(productId: number, slug: string): Promise<SectionText | null> {
    const row = await this.db
      .selectFrom('book_sections')
      .select(['id', 'slug', 'title', 'html', 'is_sample'])
      .where('product_id', '=', productId)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row === undefined
      ? null
      : { id: row.id, slug: row.slug, title: row.title, html: row.html, isSample: row.is_sample === 1 };
  }

  async withSection(sectionId: number): Promise<{ book: PublishedBook; section: string } | null> {
    const row = await this.db
      .selectFrom('book_sections')
      .innerJoin('products', 'products.id', 'book_sections.product_id')
      .select(['products.slug as book', 'book_sections.slug as section'])
      .where('book_sections.id', '=', sectionId)
      .executeTakeFirst();
    const book = row === undefined ? null : await this.find(row.book);
    return row === undefined || book === null ? null : { book, section: row.section };
  }

  async texts(productId: number, slugs?: readonly string[]): Promise<readonly SectionText[]> {
    if (slugs?.length === 0) return [];
    const rows = await this.db
      .selectFrom('book_sections')
      .select(['id', 'slug', 'title', 'html', 'is_sample'])
      .where('product_id', '=', productId)
      .where('has_text', '=', 1)
      .$if(slugs !== undefined, (query) => query.where('slug', 'in', slugs ?? []))
      .orderBy('position')
      .execute();
    return rows.map(({ is_sample, ...row }) => ({ ...row, isSample: is_sample === 1 }));
  }

  async samples(): Promise<readonly PublishedBook[]> {
    const rows = await this.db
      .selectFrom('products')
      .select('slug')
      .where('status', '=', 'published')
      .where('kind', 'in', ['book', 'magazine'])
      .where((either) =>
        either.exists(
          either
            .selectFrom('book_sections')
            .select('book_sections.position')
            .whereRef('book_sections.product_id', '=', 'products.id')
            .where('is_sample', '=', 1)
            .where('has_text', '=', 1),
        ),
      )
      .orderBy('products.position')
      .execute();
    const books = await Promise.all(rows.map(({ slug }) => this.find(slug)));
    return books.filter((book) => book !== null);
  }
}
