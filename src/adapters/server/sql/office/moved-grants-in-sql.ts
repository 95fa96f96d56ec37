import { type Kysely, sql } from 'kysely';
import { type MovedAccess, MovedGrants } from '#application/server/office/ports/moved-grants.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** How the id of what moved in begins: person and product follow, so that there is one of each. */
const mark = 'moved-';

/** Whoever was written to about the end of a plan is written to about a later one again. */
const toldOfSameEnd = sql<number | null>`case
  when coalesce(grants.ends_at, '') = coalesce(excluded.ends_at, '') then grants.told_days else null end`;

export class MovedGrantsInSql extends MovedGrants {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of(userIds: readonly string[]): Promise<readonly MovedAccess[]> {
    if (userIds.length === 0) return [];
    const rows = await this.db
      .selectFrom('grants')
      .select(['user_id', 'product_id', 'granted_at', 'ends_at'])
      .where('user_id', 'in', userIds)
      .where('source', '=', 'staff')
      .where('id', 'like', `${mark}%`)
      .execute();
    return rows.map((row) => ({
      userId: row.user_id,
      productId: row.product_id,
      from: new Date(row.granted_at),
      until: row.ends_at === null ? null : new Date(row.ends_at),
    }));
  }

  async keep({ userId, productId, from, until }: MovedAccess): Promise<void> {
    const period = { granted_at: from.toISOString(), ends_at: until?.toISOString() ?? null };
    await this.db
      .insertInto('grants')
      .values({
        ...period,
        id: `${mark}${userId}-${productId}`,
        user_id: userId,
        product_id: productId,
        source: 'staff',
        order_id: null,
        plan_id: null,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...period, told_days: toldOfSameEnd }))
      .execute();
  }
}
