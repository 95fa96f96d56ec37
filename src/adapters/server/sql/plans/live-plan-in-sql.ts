import { type Kysely, sql } from 'kysely';
import {
  noteWhetherAsked,
  noteWhetherTermsAsked,
  readAskedTerms,
} from '#adapters/server/sql/catalogue/asked-prices.ts';
import { stateOf } from '#adapters/server/sql/office/products/office-products-in-sql.ts';
import {
  amountAsTyped,
  discountAsTyped,
  readOptions,
  writeOptions,
} from '#adapters/server/sql/office/products/price-options.ts';
import { type GivenNames, LivePlan } from '#application/server/plans/ports/live-plan.ts';
import type { Duration } from '#domain/cart/cart-item.ts';
import type { AskedPrice } from '#domain/catalogue/asked-price.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import type { GivenContent, GivenKind, PlanContent, ReadPlan, ReadTerm } from '#domain/plans/plan-content.ts';
import { startingTerm } from '#domain/plans/read-plan.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { offeredTerms } from './offered-terms.ts';
import { readSold } from './plan-in-office.ts';

export class LivePlanInSql extends LivePlan {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async read(planId: number): Promise<PlanContent> {
    const row = await this.db
      .selectFrom('products')
      .select([
        'plan_page',
        'plan_seats',
        'igv_rate',
        'discount_starts_at',
        'discount_ends_at',
        'extension_discount',
        'extension_factor',
      ])
      .where('id', '=', planId)
      .executeTakeFirstOrThrow();
    return {
      page: row.plan_page === 'pack' ? 'pack' : 'pro',
      seats: String(row.plan_seats ?? 1),
      isExempt: row.igv_rate === 0,
      terms: await this.#terms(planId),
      ...discountAsTyped(row),
      extensionDiscount: row.extension_discount === null ? '' : String(row.extension_discount / 100),
      extensionFactor: row.extension_factor === null ? '' : String(row.extension_factor),
      options: await readOptions(this.db, planId),
      gives: await this.#gives(planId),
    };
  }

  asked(planId: number): Promise<ReadonlyMap<number, readonly AskedPrice[]>> {
    return readAskedTerms(this.db, planId);
  }

  async names(gives: PlanContent['gives']): Promise<GivenNames> {
    const products = gives.flatMap(({ productId }) => productId ?? []);
    const categories = gives.flatMap(({ categoryId }) => categoryId ?? []);
    const named =
      products.length === 0
        ? []
        : await this.db
            .selectFrom('products')
            .leftJoin('product_places', 'product_places.product_id', 'products.id')
            .select(['products.id', 'title', 'kind', 'status', 'retired_at', 'places_left'])
            .where('products.id', 'in', products)
            .execute();
    const titled =
      categories.length === 0
        ? []
        : await this.db.selectFrom('categories').select(['id', 'title']).where('id', 'in', categories).execute();
    return {
      products: new Map(
        named.flatMap(({ id, title, kind, places_left: left, ...row }) => {
          if (!isProductKind(kind)) return [];
          const places = left === null ? {} : { placesLeft: left };
          return [[id, { title, kind, state: stateOf(row), ...places }] as const];
        }),
      ),
      categories: new Map(titled.map(({ id, title }) => [id, title])),
      sold: await readSold(this.db),
    };
  }

  async holders(planId: number, now: Date): Promise<number> {
    const { accounts } = await this.#grants(planId, now)
      .select(({ fn }) => fn.count<number>('user_id').distinct().as('accounts'))
      .executeTakeFirstOrThrow();
    return Number(accounts);
  }

  async write(planId: number, plan: ReadPlan, at: Date): Promise<void> {
    const starting = startingTerm(plan.terms);
    const isReduced = plan.terms.some(({ discountedPrice }) => discountedPrice !== null);
    await this.#keepSeats(planId, plan.seats, at);
    await this.db
      .updateTable('products')
      .set({
        plan_page: plan.page,
        plan_seats: plan.seats,
        igv_rate: plan.igvRate,
        regular_price: starting?.regularPrice ?? 0,
        discounted_price: starting?.discountedPrice ?? null,
        discount_starts_at: isReduced ? (plan.discountStartsAt?.toISOString() ?? null) : null,
        discount_ends_at: isReduced ? (plan.discountEndsAt?.toISOString() ?? null) : null,
        extension_discount: plan.extension?.discount ?? null,
        extension_factor: plan.extension?.factor ?? null,
        updated_at: at.toISOString(),
      })
      .where('id', '=', planId)
      .execute();
    await this.#writeTerms(planId, plan.terms, at);
    await this.#writeGives(planId, plan.gives, at);
    await writeOptions(this.db, planId, plan.options);
    await noteWhetherAsked(this.db, planId, at);
    await noteWhetherTermsAsked(this.db, planId, at);
  }

  async #terms(planId: number): Promise<PlanContent['terms']> {
    const rows = await offeredTerms(this.db, planId);
    return rows.map((row) => ({
      id: row.id,
      key: row.key ?? String(row.id),
      duration: String(row.duration),
      unit: row.duration_unit as Duration['unit'],
      regularPrice: amountAsTyped(row.regular_price),
      discountedPrice: amountAsTyped(row.discounted_price),
      seatPrice: amountAsTyped(row.seat_price),
    }));
  }

  async #gives(planId: number): Promise<PlanContent['gives']> {
    const rows = await this.db
      .selectFrom('plan_products')
      .select(['product_id', 'kind', 'category_id'])
      .where('plan_id', '=', planId)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .execute();
    return rows.flatMap(({ product_id: productId, kind, category_id: categoryId }): GivenContent[] => {
      if (productId !== null) return [{ productId, kind: null, categoryId: null }];
      return kind === null ? [] : [{ productId: null, kind: kind as GivenKind, categoryId }];
    });
  }

  /** Whoever has the plan keeps the seats that it included when it was bought: what it loses is theirs besides. */
  async #keepSeats(planId: number, seats: number, at: Date): Promise<void> {
    const { plan_seats: before } = await this.db
      .selectFrom('products')
      .select('plan_seats')
      .where('id', '=', planId)
      .executeTakeFirstOrThrow();
    const lost = (before ?? 1) - seats;
    if (lost <= 0) return;
    await this.db
      .updateTable('grants')
      .set({ extra_seats: sql<number>`extra_seats + ${lost}` })
      .where('product_id', '=', planId)
      .where((either) => either.or([either('ends_at', 'is', null), either('ends_at', '>', at.toISOString())]))
      .execute();
  }

  async #writeTerms(planId: number, terms: readonly ReadTerm[], at: Date): Promise<void> {
    const there = await this.db.selectFrom('plan_prices').selectAll().where('product_id', '=', planId).execute();
    const kept: number[] = [];
    for (const [index, term] of terms.entries()) {
      const columns = {
        position: index + 1,
        regular_price: term.regularPrice,
        discounted_price: term.discountedPrice,
        seat_price: term.seatPrice,
        retired_at: null,
      };
      const known = there.find(
        (row) =>
          (row.id === term.id || (term.id === null && row.key === term.key)) &&
          row.duration === term.duration.amount &&
          row.duration_unit === term.duration.unit,
      );
      kept.push(known === undefined ? await this.#addTerm(planId, term, columns) : known.id);
      if (known !== undefined) {
        await this.db.updateTable('plan_prices').set(columns).where('id', '=', known.id).execute();
      }
    }
    const gone = this.db
      .updateTable('plan_prices')
      .set({ retired_at: at.toISOString() })
      .where('product_id', '=', planId)
      .where('retired_at', 'is', null);
    await (kept.length === 0 ? gone : gone.where('id', 'not in', kept)).execute();
  }

  async #addTerm(
    planId: number,
    { key, duration }: ReadTerm,
    columns: { readonly position: number; readonly regular_price: number },
  ): Promise<number> {
    const { id } = await this.db
      .insertInto('plan_prices')
      .values({
        id: sql<number>`(select coalesce(max(id), 0) + 1 from plan_prices)`,
        product_id: planId,
        duration: duration.amount,
        duration_unit: duration.unit,
        discounted_price: null,
        seat_price: null,
        key,
        ...columns,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async #writeGives(planId: number, gives: PlanContent['gives'], at: Date): Promise<void> {
    const since = at.toISOString();
    const all = () => this.db.updateTable('plan_products').where('plan_id', '=', planId);
    await all().set({ removed_at: since }).where('removed_at', 'is', null).execute();
    for (const [index, { productId, kind, categoryId }] of gives.entries()) {
      const columns = { position: index + 1, removed_at: null };
      const known = await all()
        .set(columns)
        .where('product_id', productId === null ? 'is' : '=', productId)
        .where('kind', kind === null ? 'is' : '=', kind)
        .where('category_id', categoryId === null ? 'is' : '=', categoryId)
        .returning('plan_id')
        .execute();
      if (known.length > 0) continue;
      await this.db
        .insertInto('plan_products')
        .values({ plan_id: planId, product_id: productId, kind, category_id: categoryId, ...columns })
        .execute();
    }
  }

  #grants(planId: number, now: Date) {
    return this.db
      .selectFrom('grants')
      .where('product_id', '=', planId)
      .where((either) => either.or([either('ends_at', 'is', null), either('ends_at', '>', now.toISOString())]));
  }
}
