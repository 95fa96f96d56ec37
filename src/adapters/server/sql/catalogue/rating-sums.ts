import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { AverageRating } from '#domain/learning/review.ts';
import { averageText, type RatingSum } from '#domain/learning/discussion.ts';

/** Of what nobody rated. */
export const unrated: RatingSum = { count: 0, stars: 0 };

/** How products were rated, by their ids; all of them unless some are named. What is hidden does not count. */
export async function readRatingSums(
  db: Kysely<SchoolDatabase>,
  ids: readonly number[] | null = null,
): Promise<ReadonlyMap<number, RatingSum>> {
  const rows = await db
    .selectFrom('content_ratings')
    .select(['product_id', ({ fn }) => fn.countAll<number | string>().as('count')])
    .select(({ fn }) => fn.sum<number | string>('stars').as('stars'))
    .where('hidden_at', 'is', null)
    .$if(ids !== null, (query) => query.where('product_id', 'in', ids ?? []))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map((row) => [row.product_id, { count: Number(row.count), stars: Number(row.stars) }]));
}

/** A sum as pages show it. */
export function averageOf(sum: RatingSum): AverageRating | null {
  const average = averageText(sum);
  return average === null ? null : { average, count: sum.count };
}
