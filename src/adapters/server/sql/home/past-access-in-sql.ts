import type { Kysely } from 'kysely';
import { PastAccess, type EndedAccess } from '#application/server/home/ports/past-access.ts';
import { isGivenByPlan, isSeatOfPlan } from '#adapters/server/sql/plans/what-plans-give.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class PastAccessInSql extends PastAccess {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async last(userId: string, slug: string, now: Date): Promise<EndedAccess | null> {
    const own = await this.db
      .selectFrom('grants')
      .innerJoin('products', 'products.id', 'grants.product_id')
      .leftJoin('products as plans', 'plans.id', 'grants.plan_id')
      .select(columns)
      .where('grants.user_id', '=', userId)
      .where('products.slug', '=', slug)
      .where('grants.ends_at', '<=', now.toISOString())
      .orderBy('grants.ends_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const lent = await this.#lent(userId, slug, now);
    const [last] = [own, lent]
      .filter((row) => row !== undefined)
      .toSorted((a, b) => (b.ends_at ?? '').localeCompare(a.ends_at ?? ''));
    return last === undefined ? null : endedOf(last);
  }

  /** What plans gave: the account's own, and those in which it had a seat. */
  #lent(userId: string, slug: string, now: Date): Promise<Row | undefined> {
    return this.db
      .selectFrom('grants')
      .innerJoin('products as plans', 'plans.id', 'grants.product_id')
      .innerJoin('plan_products', 'plan_products.plan_id', 'plans.id')
      .innerJoin('products', (join) => join.on(isGivenByPlan))
      .select(columns)
      .where('products.slug', '=', slug)
      .where('grants.ends_at', '<=', now.toISOString())
      .where((either) =>
        either.or([
          either('grants.user_id', '=', userId),
          either.exists(
            either
              .selectFrom('plan_members')
              .select('plan_members.id')
              .whereRef('plan_members.owner_id', '=', 'grants.user_id')
              .whereRef('plan_members.plan_id', '=', 'grants.product_id')
              .where('plan_members.user_id', '=', userId)
              .where('plan_members.state', '=', 'active')
              .where(isSeatOfPlan),
          ),
        ]),
      )
      .orderBy('grants.ends_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }
}

const columns = ['products.id', 'grants.ends_at', 'plans.title as plan_title', 'plans.slug as plan_slug'] as const;

interface Row {
  readonly id: number;
  readonly ends_at: string | null;
  readonly plan_title: string | null;
  readonly plan_slug: string | null;
}

function endedOf({ id, ends_at, plan_title: title, plan_slug: slug }: Row): EndedAccess {
  const plan = title === null || slug === null ? null : { title, slug };
  return { productId: id, endedAt: new Date(ends_at ?? 0), plan };
}
