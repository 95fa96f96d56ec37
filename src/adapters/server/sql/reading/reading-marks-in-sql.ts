import type { Kysely } from 'kysely';
import { ReadingMarks } from '#application/server/reading/ports/reading-marks.ts';
import type { Bookmark } from '#domain/reading/marks-export.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ReadingMarksInSql extends ReadingMarks {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  bookmarks(userId: string, productId: number): Promise<readonly Bookmark[]> {
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

  async setBookmark(userId: string, productId: number, { section, anchor, label }: Bookmark, now: Date): Promise<void> {
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

  async removeBookmark(userId: string, productId: number, section: string, anchor: string): Promise<void> {
    await this.db
      .deleteFrom('bookmarks')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('section_slug', '=', section)
      .where('anchor', '=', anchor)
      .execute();
  }

  async place(userId: string, productId: number): Promise<ReadingPlace | null> {
    const row = await this.db
      .selectFrom('reading_places')
      .select(['section_slug as section', 'anchor', 'device', 'at'])
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, at: new Date(row.at) };
  }

  async keepPlace(userId: string, productId: number, { section, anchor, device, at }: ReadingPlace): Promise<void> {
    const place = { section_slug: section, anchor, device, at: at.toISOString() };
    await this.db
      .insertInto('reading_places')
      .values({ user_id: userId, product_id: productId, ...place })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'product_id'])
          .doUpdateSet(place)
          .whereRef('reading_places.at', '<=', 'excluded.at' as 'reading_places.at'),
      )
      .execute();
  }
}
