import { type Kysely, sql } from 'kysely';
import { Grants, type NewGrant } from '#application/server/orders/ports/grants.ts';
import { endWithout } from '#domain/orders/access-period.ts';
import type { PlanTerm } from '#domain/orders/line-details.ts';
import { lockAccount } from '#adapters/server/sql/accounts/lock-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Lines of a refund are text: each begins with its product's number. */
const namesProduct = sql<boolean>`(
  refunds.lines like '%"productId":' || cast(grants.product_id as text) || ',%'
  or refunds.lines like '%"productId":' || cast(grants.product_id as text) || '}%'
)`;

/** Whether no refund that is on its way takes back what was given. */
const staysSold = sql<boolean>`not exists (
  select 1 from refunds where refunds.order_id = grants.order_id and refunds.attempt_id is not null
    and refunds.state in ('requested', 'sending', 'unknown') and refunds.keeps_access = 0 and ${namesProduct}
)`;

export class GrantsInSql extends Grants {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(grants: readonly NewGrant[]): Promise<void> {
    if (grants.length === 0) return;
    await this.db
      .insertInto('grants')
      .values(
        grants.map((grant) => ({
          id: grant.id,
          user_id: grant.userId,
          product_id: grant.productId,
          source: 'order',
          order_id: grant.orderId,
          plan_id: null,
          granted_at: grant.at.toISOString(),
          ends_at: grant.endsAt?.toISOString() ?? null,
          extra_seats: grant.extraSeats ?? 0,
          is_gift: grant.isGift === true ? (1 as const) : (0 as const),
        })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'product_id', 'source', 'order_id']).doNothing())
      .execute();
  }

  async ownedForEver(userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (productIds.length === 0) return new Set();
    return productsOf(await this.#forEver(userId, productIds).execute());
  }

  async boughtForEver(userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (productIds.length === 0) return new Set();
    const rows = await this.#forEver(userId, productIds)
      .leftJoin('orders', 'orders.id', 'grants.order_id')
      .where(staysSold)
      .where((either) =>
        either.or([
          either('grants.order_id', 'is', null),
          either('orders.user_id', '=', userId),
          either('grants.is_gift', '=', 1),
        ]),
      )
      .execute();
    return productsOf(rows);
  }

  async seatsBesides(userId: string, orderId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (productIds.length === 0) return new Set();
    const rows = await this.#forEver(userId, productIds)
      .innerJoin('orders', 'orders.id', 'grants.order_id')
      .where('orders.user_id', '=', userId)
      .where('orders.id', '<>', orderId)
      .where('grants.extra_seats', '>', 0)
      .execute();
    return productsOf(rows);
  }

  async endToExtend(userId: string, productId: number, now: Date): Promise<Date | null> {
    await lockAccount(this.db, userId);
    const rows = await this.db
      .selectFrom('grants')
      .select('ends_at')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where((either) => either.or([either('ends_at', 'is', null), either('ends_at', '>', now.toISOString())]))
      .execute();
    const ends = rows.flatMap(({ ends_at: end }) => (end === null ? [] : [end]));
    const last = ends.toSorted().at(-1);
    return last === undefined || ends.length < rows.length ? null : new Date(last);
  }

  async takeBack(orderId: string, productIds: readonly number[], at: Date): Promise<void> {
    if (productIds.length === 0) return;
    const taken = this.db
      .deleteFrom('grants')
      .where('order_id', '=', orderId)
      .where('product_id', 'in', productIds)
      .returning(['user_id', 'product_id', 'granted_at', 'ends_at']);
    for (const { user_id: userId, product_id: productId, granted_at: since, ends_at: end } of await taken.execute()) {
      if (end === null) continue;
      const rest = await this.db
        .selectFrom('grants')
        .select(['id', 'ends_at'])
        .where('user_id', '=', userId)
        .where('product_id', '=', productId)
        .where('ends_at', '>', since)
        .execute();
      const ends = rest.flatMap((row) => (row.ends_at === null ? [] : [{ id: row.id, end: row.ends_at }]));
      const before = ends.map((row) => row.end).filter((each) => each < end);
      const began = new Date([since, ...before].toSorted().at(-1) ?? since);
      for (const later of ends.filter((row) => row.end > end)) {
        const sooner = endWithout(new Date(later.end), { from: began > at ? began : at, until: new Date(end) });
        await this.db.updateTable('grants').set({ ends_at: sooner.toISOString() }).where('id', '=', later.id).execute();
      }
    }
  }

  async termsOf(userId: string, orderId: string): Promise<ReadonlyMap<number, PlanTerm>> {
    const rows = await this.db
      .selectFrom('grants')
      .innerJoin('products', 'products.id', 'grants.product_id')
      .select(['grants.product_id', 'grants.granted_at', 'grants.ends_at', 'grants.extra_seats', 'products.plan_seats'])
      .select((outer) =>
        outer
          .selectFrom('grants as before')
          .select(({ fn }) => fn.max('before.ends_at').as('end'))
          .whereRef('before.user_id', '=', 'grants.user_id')
          .whereRef('before.product_id', '=', 'grants.product_id')
          .whereRef('before.ends_at', '<', 'grants.ends_at')
          .whereRef('before.ends_at', '>', 'grants.granted_at')
          .as('end_before'),
      )
      .where('grants.user_id', '=', userId)
      .where('grants.order_id', '=', orderId)
      .where('products.kind', '=', 'plan')
      .execute();
    return new Map(
      rows.flatMap((row) => {
        if (row.ends_at === null) return [];
        // What ends through 23:59:59 is followed by the next day.
        const from = row.end_before === null ? new Date(row.granted_at) : secondAfter(row.end_before);
        const persons = (row.plan_seats ?? 1) + row.extra_seats;
        return [[row.product_id, { from, until: new Date(row.ends_at), persons }] as const];
      }),
    );
  }

  /** What of some products an account has without an end. */
  #forEver(userId: string, productIds: readonly number[]) {
    return this.db
      .selectFrom('grants')
      .select('grants.product_id')
      .where('grants.user_id', '=', userId)
      .where('grants.product_id', 'in', productIds)
      .where('grants.ends_at', 'is', null);
  }
}

const productsOf = (rows: readonly { readonly product_id: number }[]): ReadonlySet<number> =>
  new Set(rows.map((row) => row.product_id));

function secondAfter(instant: string): Date {
  return new Date(Date.parse(instant) + 1000);
}
