import type { Kysely } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import { BoughtTogether, FEWEST_BUYERS } from '#application/server/catalogue/ports/bought-together.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Milliseconds for which a count is good enough. */
const goodFor = 3_600_000;

interface Kept {
  readonly countedAt: number;
  readonly companions: Promise<ReadonlyMap<number, readonly number[]>>;
}

/** Counts all pairs at once and keeps them in this process for an hour, so that no page waits for a count of its own. */
export class BoughtTogetherInSql extends BoughtTogether {
  #kept: Kept | null = null;

  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async with(productId: number): Promise<readonly number[]> {
    const companions = await this.#current();
    return companions.get(productId) ?? [];
  }

  #current(): Kept['companions'] {
    const now = this.clock.now().getTime();
    if (this.#kept !== null && Math.abs(now - this.#kept.countedAt) < goodFor) return this.#kept.companions;
    const kept: Kept = { countedAt: now, companions: countPairs(this.db) };
    this.#kept = kept;
    // What failed is not kept; whoever asked is told by the promise itself.
    kept.companions.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return kept.companions;
  }
}

async function countPairs(db: Kysely<SchoolDatabase>): Promise<ReadonlyMap<number, readonly number[]>> {
  const buyers = 'buyers' as const;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .innerJoin('order_lines as other', (join) =>
      join.onRef('other.order_id', '=', 'orders.id').onRef('other.product_id', '<>', 'line.product_id'),
    )
    .where('orders.status', 'in', ['confirmed', 'finished'])
    .select(['line.product_id as id', 'other.product_id as other'])
    .select(({ fn }) => fn.count<number | string>('orders.user_id').distinct().as(buyers))
    .groupBy(['line.product_id', 'other.product_id'])
    .having(({ fn }) => fn.count('orders.user_id').distinct(), '>=', FEWEST_BUYERS)
    .orderBy(buyers, 'desc')
    .orderBy('other.product_id')
    .execute();
  const companions = new Map<number, number[]>();
  for (const { id, other } of rows) companions.set(id, [...(companions.get(id) ?? []), other]);
  return companions;
}
