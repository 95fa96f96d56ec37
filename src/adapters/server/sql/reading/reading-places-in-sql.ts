import type { Kysely } from 'kysely';
import { ReadingPlaces } from '#application/server/reading/ports/reading-places.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ReadingPlacesInSql extends ReadingPlaces {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(userId: string, productId: number): Promise<ReadingPlace | null> {
    const row = await this.db
      .selectFrom('reading_places')
      .select(['section_slug as section', 'anchor', 'device', 'at'])
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, at: new Date(row.at) };
  }

  async keep(userId: string, productId: number, { section, anchor, device, at }: ReadingPlace): Promise<void> {
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
