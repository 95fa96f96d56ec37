import type { Kysely } from 'kysely';
import type { BookWithText } from '#test/memory/reading/books-in-memory.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

/** Inserts books with their authors and sections. */
export async function insertBooks(db: Kysely<SchoolDatabase>, books: readonly BookWithText[]): Promise<void> {
  for (const { productId, kind, slug, title, authors, sections } of books) {
    await insertProduct(db, productId, { kind, slug, title, igv_rate: 0, certificate_hours: 0 });
    for (const [index, fullName] of authors.entries()) {
      const id = productId * 10 + index;
      const member = {
        id,
        slug: `autor-${id}`,
        full_name: fullName,
        profession: 'Autora',
        biography: '',
        photo_file: null,
      };
      await db.insertInto('staff').values(member).execute();
      const link = { product_id: productId, staff_id: id, position: index + 1, part: 'Autora' };
      await db.insertInto('product_staff').values(link).execute();
    }
    const rows = sections.map((section, index) => ({
      id: section.id,
      product_id: productId,
      position: index + 1,
      parent_id: null,
      level: section.level,
      slug: section.slug,
      title: section.title,
      html: section.html,
      plain_text: section.hasText ? 'texto' : '',
      is_sample: section.isSample ? (1 as const) : (0 as const),
      has_text: section.hasText ? (1 as const) : (0 as const),
      text_length: section.length,
    }));
    await db.insertInto('book_sections').values(rows).execute();
  }
}
