import type { Kysely } from 'kysely';
import { PlaceHoldings, type SeminarInProduct } from '#application/server/learning/ports/place-holdings.ts';
import type { PlacesHeld, SeminarHoldings } from '#domain/learning/seminars/places.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { enrolledIn, grantsInForce } from './enrolled.ts';
import { placesWaiting } from './places-waiting.ts';
import { methodsThatWait } from '#domain/orders/order-steps.ts';

export class PlaceHoldingsInSql extends PlaceHoldings {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async seminarsIn(productIds: readonly number[]): Promise<readonly SeminarInProduct[]> {
    if (productIds.length === 0) return [];
    const themselves = await this.db
      .selectFrom('products')
      .select(['id', 'title'])
      .where('id', 'in', productIds)
      .where('kind', '=', 'seminar')
      .execute();
    const named = await this.db
      .selectFrom('plan_products')
      .innerJoin('products', 'products.id', 'plan_products.product_id')
      .innerJoin('products as plans', 'plans.id', 'plan_products.plan_id')
      .select(['plan_products.plan_id', 'products.id', 'products.title', 'plans.plan_seats'])
      .where('plan_products.plan_id', 'in', productIds)
      .where('plan_products.removed_at', 'is', null)
      .where('products.kind', '=', 'seminar')
      .execute();
    return [
      ...themselves.map(({ id, title }) => ({ productId: id, seminarId: id, title, persons: 1 })),
      ...named.map(({ plan_id: productId, id, title, plan_seats: persons }) => ({
        productId,
        seminarId: id,
        title,
        persons: persons ?? 1,
      })),
    ];
  }

  async limitedAt(now: Date): Promise<readonly number[]> {
    const limited = await this.db
      .selectFrom('seminar_sessions')
      .select('product_id')
      .where('removed_at', 'is', null)
      .where('capacity', 'is not', null)
      .where('ends_at', '>', now.toISOString())
      .union(
        this.db
          .selectFrom('product_places')
          .innerJoin('products', 'products.id', 'product_places.product_id')
          .select('product_places.product_id')
          .where('products.kind', '=', 'seminar'),
      )
      .execute();
    return limited.map(({ product_id: id }) => id).toSorted((one, other) => one - other);
  }

  async lock(seminarId: number): Promise<void> {
    // Writing its sessions is the lock, on both engines: whoever changes how many people fit waits as well.
    await this.db
      .updateTable('seminar_sessions')
      .set((column) => ({ sequence: column.ref('sequence') }))
      .where('product_id', '=', seminarId)
      .execute();
  }

  async of(seminarId: number, now: Date): Promise<SeminarHoldings> {
    // Each is read by itself while others buy: what waits becomes a purchase, and a seat of one is given to somebody. Read in this order, whoever
    // moves meanwhile is seen at least once; read the other way round, the last place would be sold twice.
    const waiting = await placesWaiting(this.db, seminarId, now);
    const held = [...(await this.#seatsOf(seminarId, now)), ...(await this.#plansOf(seminarId, now))];
    const enrolled = await enrolledIn(this.db, [seminarId], now).execute();
    return { enrolled: new Set(enrolled.map(({ user_id: id }) => id)), held, waiting };
  }

  async heldBy(userId: string, productIds: readonly number[], now: Date): Promise<ReadonlySet<number>> {
    if (productIds.length === 0) return new Set();
    const rows = await grantsInForce(this.db, now)
      .select('product_id')
      .where('user_id', '=', userId)
      .where('product_id', 'in', productIds)
      .union(
        this.db
          .selectFrom('order_lines')
          .innerJoin('orders', 'orders.id', 'order_lines.order_id')
          .select('order_lines.product_id')
          .where('orders.user_id', '=', userId)
          .where('order_lines.product_id', 'in', productIds)
          .where('orders.status', '=', 'continue')
          .where('orders.payment_method', 'in', methodsThatWait)
          .where('orders.expires_at', '>', now.toISOString()),
      )
      .execute();
    return new Set(rows.map(({ product_id: id }) => id));
  }

  async keep(seminarId: number, left: number | null): Promise<void> {
    await this.#keepOne(seminarId, left);
    const plans = await this.db
      .selectFrom('plan_products as naming')
      .innerJoin('products as plans', 'plans.id', 'naming.plan_id')
      .leftJoin('plan_products as named', (join) =>
        join.onRef('named.plan_id', '=', 'naming.plan_id').on('named.removed_at', 'is', null),
      )
      .leftJoin('product_places as places', 'places.product_id', 'named.product_id')
      .select((each) => ['naming.plan_id', 'plans.plan_seats', each.fn.min('places.places_left').as('left')])
      .where('naming.product_id', '=', seminarId)
      .groupBy(['naming.plan_id', 'plans.plan_seats'])
      .orderBy('naming.plan_id')
      .execute();
    for (const { plan_id: plan, plan_seats: persons, left: least } of plans) {
      await this.#keepOne(plan, least === null ? null : Math.floor(least / (persons ?? 1)));
    }
  }

  async forgetPlansWithout(): Promise<void> {
    await this.db
      .deleteFrom('product_places')
      .where('product_id', 'in', (each) =>
        each.selectFrom('products').select('products.id').where('products.kind', '=', 'plan'),
      )
      .where('product_id', 'not in', (each) =>
        each
          .selectFrom('plan_products')
          .innerJoin('product_places as named', 'named.product_id', 'plan_products.product_id')
          .select('plan_products.plan_id')
          .where('plan_products.removed_at', 'is', null),
      )
      .execute();
  }

  /** Nothing is written where it is so already: buyers of what has many places do not wait for each other at what pages show. */
  async #keepOne(productId: number, left: number | null): Promise<void> {
    if (left === null) {
      await this.db.deleteFrom('product_places').where('product_id', '=', productId).execute();
      return;
    }
    await this.db
      .insertInto('product_places')
      .values({ product_id: productId, places_left: left })
      .onConflict((row) =>
        row.column('product_id').doUpdateSet({ places_left: left }).where('product_places.places_left', '<>', left),
      )
      .execute();
  }

  /** Seats of the seminar itself that came by orders: whose order it is has as many to give; of an erased account nobody has. */
  async #seatsOf(seminarId: number, now: Date): Promise<readonly PlacesHeld[]> {
    const rows = await grantsInForce(this.db, now)
      .innerJoin('users', 'users.id', 'grants.user_id')
      .select(['user_id', 'order_id', 'extra_seats', 'users.disabled_at'])
      .where('product_id', '=', seminarId)
      .where('order_id', 'is not', null)
      .execute();
    return rows
      .filter(({ extra_seats: seats, disabled_at: erasedAt }) => seats > 0 && erasedAt === null)
      .map(({ user_id: userId, order_id: order, extra_seats: seats }) => ({
        userId,
        productId: seminarId,
        persons: seats + 1,
        // A seat of somebody whose account is erased is its buyer's to give again.
        given: rows.filter((row) => row.order_id === order && row.disabled_at === null).length,
      }));
  }

  /** Plans in force that name it, of accounts that are not erased: of several purchases of one the largest counts. */
  async #plansOf(seminarId: number, now: Date): Promise<readonly PlacesHeld[]> {
    const rows = await grantsInForce(this.db, now)
      .innerJoin('plan_products', 'plan_products.plan_id', 'grants.product_id')
      .innerJoin('products as plans', 'plans.id', 'grants.product_id')
      .innerJoin('users', 'users.id', 'grants.user_id')
      .where('plan_products.product_id', '=', seminarId)
      .where('users.disabled_at', 'is', null)
      .groupBy(['grants.user_id', 'grants.product_id', 'plans.plan_seats'])
      .select((each) => [
        'grants.user_id',
        'grants.product_id',
        'plans.plan_seats',
        each.fn.max('grants.extra_seats').as('extra'),
        each
          .selectFrom('plan_members')
          .select(({ fn }) => fn.countAll<number | string>().as('members'))
          .whereRef('plan_members.owner_id', '=', 'grants.user_id')
          .whereRef('plan_members.plan_id', '=', 'grants.product_id')
          .where('plan_members.state', '=', 'active')
          .where('plan_members.user_id', 'is not', null)
          .as('members'),
      ])
      .execute();
    return rows.map((row) => ({
      userId: row.user_id,
      productId: row.product_id,
      persons: (row.plan_seats ?? 1) + Number(row.extra),
      given: 1 + Number(row.members),
    }));
  }
}
