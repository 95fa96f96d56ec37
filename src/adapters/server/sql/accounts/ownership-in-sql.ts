import type { Kysely } from 'kysely';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { ownedInOrder, plansInOrder, type ActivePlan, type OwnedProduct } from '#domain/accounts/ownership.ts';
import { isOver } from '#domain/catalogue/present-product.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { isGivenByPlan, isSeatOfPlan } from '#adapters/server/sql/plans/what-plans-give.ts';
import { CompiledOnce } from '#adapters/server/sql/shared/compiled-once.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Asked with every reading of an account's cart. */
const plansInForce = new CompiledOnce((db, { id, now }: { readonly id: string; readonly now: string }) =>
  planGrants(db, id, now).select([
    'plans.id',
    'plans.slug',
    'plans.title',
    'plans.plan_page as page',
    'grants.user_id as owner',
    'grants.granted_at as since',
    'grants.ends_at as until',
  ]),
);

export class OwnershipInSql extends Ownership {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async owns(userId: string, productId: number, now: Date): Promise<boolean> {
    const own = await this.#grants(userId, now)
      .select('grants.id')
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (own !== undefined) return true;
    const lent = await this.#lent(userId, now)
      .select('grants.id')
      .where('products.id', '=', productId)
      .executeTakeFirst();
    return lent !== undefined;
  }

  async isSold(productId: number): Promise<boolean> {
    // A plan of a whole kind gives whoever buys it now what is published.
    const sold = await this.db
      .selectFrom('products')
      .leftJoin('plan_products', (join) =>
        join.onRef('plan_products.plan_id', '=', 'products.id').on('plan_products.removed_at', 'is', null),
      )
      .select('products.id')
      .where('products.status', '=', 'published')
      .where((either) =>
        either.or([either('products.id', '=', productId), either('plan_products.product_id', '=', productId)]),
      )
      .limit(1)
      .executeTakeFirst();
    return sold !== undefined;
  }

  async of(userId: string, now: Date): Promise<readonly OwnedProduct[]> {
    const own = await this.#grants(userId, now)
      .innerJoin('products', 'products.id', 'grants.product_id')
      .leftJoin('products as plans', 'plans.id', 'grants.plan_id')
      .select(productColumns)
      .execute();
    const lent = await this.#lent(userId, now)
      .innerJoin('products as plans', 'plans.id', 'grants.product_id')
      .select(productColumns)
      .execute();
    return ownedInOrder([...own, ...lent].map((row) => ownedOf(row, now)));
  }

  async hadBefore(userId: string, now: Date): Promise<boolean> {
    const ended = await this.db
      .selectFrom('grants')
      .select('grants.id')
      .where('grants.ends_at', '<=', now.toISOString())
      .where((either) =>
        either.or([
          either('grants.user_id', '=', userId),
          either(either.refTuple('grants.user_id', 'grants.product_id'), 'in', (from) =>
            from
              .selectFrom('plan_members')
              .select(['plan_members.owner_id', 'plan_members.plan_id'])
              .where('plan_members.user_id', '=', userId)
              .$asTuple('owner_id', 'plan_id'),
          ),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return ended !== undefined;
  }

  async plansOf(userId: string, now: Date): Promise<readonly ActivePlan[]> {
    const rows = await plansInForce.rows(this.db, { id: userId, now: now.toISOString() });
    return plansInOrder(
      rows.map(({ owner, page, ...plan }) => ({ ...plan, page: pageOf(page), isOwn: owner === userId })),
    );
  }

  /** What the account itself was granted and still has. */
  #grants(userId: string, now: Date) {
    return this.db
      .selectFrom('grants')
      .where('grants.user_id', '=', userId)
      .where((either) =>
        either.or([either('grants.ends_at', 'is', null), either('grants.ends_at', '>', now.toISOString())]),
      );
  }

  /** What those plans give, each product as `products`. */
  #lent(userId: string, now: Date) {
    const plans = planGrants(this.db, userId, now.toISOString()).select('grants.id');
    return this.db
      .selectFrom('grants')
      .innerJoin('plan_products', 'plan_products.plan_id', 'grants.product_id')
      .innerJoin('products', (join) => join.on(isGivenByPlan))
      .where('grants.id', 'in', plans);
  }
}

/** The plans in force of the account, and the one it has a seat in as a guest: a seat beyond those the plan is for gives nothing. */
function planGrants(db: Kysely<SchoolDatabase>, userId: string, now: string) {
  return (
    db
      .selectFrom('grants')
      .innerJoin('products as plans', 'plans.id', 'grants.product_id')
      .where('plans.kind', '=', 'plan')
      // Said apart from the choice below, which no index answers: else everybody's grants are read.
      .where('grants.user_id', 'in', (from) =>
        from
          .selectFrom('plan_members')
          .select('plan_members.owner_id')
          .where('plan_members.user_id', '=', userId)
          .where('plan_members.state', '=', 'active')
          .unionAll(from.selectFrom('users').select('users.id as owner_id').where('users.id', '=', userId)),
      )
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
      .where((either) => either.or([either('grants.ends_at', 'is', null), either('grants.ends_at', '>', now)]))
  );
}

const productColumns = [
  'products.id',
  'products.slug',
  'products.title',
  'products.kind',
  'products.starts_at',
  'products.ends_at',
  'plans.id as plan_id',
  'plans.slug as plan_slug',
  'plans.plan_page as plan_page',
  'grants.granted_at as since',
  'grants.ends_at as until',
] as const;

interface OwnedRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly kind: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly plan_id: number | null;
  readonly plan_slug: string | null;
  readonly plan_page: string | null;
  readonly since: string;
  readonly until: string | null;
}

function ownedOf(row: OwnedRow, now: Date): OwnedProduct {
  const { id, slug, title, since, until } = row;
  const plan =
    row.plan_id === null || row.plan_slug === null
      ? null
      : { id: row.plan_id, slug: row.plan_slug, page: pageOf(row.plan_page) };
  const over = isOver({ startsAt: row.starts_at, endsAt: row.ends_at }, now);
  return { id, slug, title, kind: row.kind as ProductKind, plan, since, until, ...(over && { isOver: true }) };
}

function pageOf(page: string | null): 'pro' | 'pack' {
  return page === 'pro' ? 'pro' : 'pack';
}
