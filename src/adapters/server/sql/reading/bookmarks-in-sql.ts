import type { Kysely } from 'kysely';
import { Bookmarks } from '#application/server/reading/ports/bookmarks.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class BookmarksInSql extends Bookmarks {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  ofBook(userId: string, productId: number): Promise<readonly Bookmark[]> {
    return this.db
      .selectFrom('bookmarks')
      .select(['section_slug as section', 'anchor', 'label'])
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .orderBy('created_at')
      .orderBy('section_slug')
      .orderBy('anchor')
      .execute();
  }

  async set(userId: string, productId: number, { section, anchor, label }: Bookmark, now: Date): Promise<void> {
    await this.db
      .insertInto('bookmarks')
      .values({
        user_id: userId,
        product_id: productId,
        section_slug: section,
        anchor,
        label,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'product_id', 'section_slug', 'anchor']).doUpdateSet({ label }),
      )
      .execute();
  }

  async remove(userId: string, productId: number, section: string, anchor: string): Promise<void> {
    await this.db
      .deleteFrom('bookmarks')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('section_slug', '=', section)
      .where('anchor', '=', anchor)
      .execute();
  }
}
