import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type RateCount, RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class RateCountsInSql extends RateCounts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async hit(key: string, seconds: number, now: Date): Promise<RateCount> {
    const at = now.toISOString();
    const ends = new Date(now.getTime() + seconds * 1000).toISOString();
    const { count, ends_at } = await this.db
      .insertInto('rate_counts')
      .values({ key: createHash('sha256').update(key).digest('base64url'), count: 1, ends_at: ends })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when rate_counts.ends_at <= ${at} then 1 else rate_counts.count + 1 end`,
          ends_at: sql<string>`case when rate_counts.ends_at <= ${at} then excluded.ends_at else rate_counts.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    return { count, endsAt: new Date(ends_at) };
  }

  async forgetEnded(now: Date): Promise<void> {
    await this.db.deleteFrom('rate_counts').where('ends_at', '<=', now.toISOString()).execute();
  }
}
