import type { Kysely, Selectable } from 'kysely';
import {
  type OfferedPrice,
  type SellableProduct,
  SellableProducts,
} from '#application/server/cart/ports/sellable-products.ts';
import type { Duration } from '#domain/cart/cart-item.ts';
import type { PriceOption } from '#domain/cart/price-option.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Extension } from '#domain/pricing/extension.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { moneyOrNull, placesOf, unaskedOf } from '#adapters/server/sql/catalogue/product-rows.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type {
  PlanPricesTable,
  PriceOptionsTable,
  ProductsTable,
} from '#adapters/server/sql/tables/catalogue-tables.ts';

export class SellableProductsInSql extends SellableProducts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async findBySlug(slug: string): Promise<SellableProduct | null> {
    const rows = await this.#published().where('products.slug', '=', slug).execute();
    return (await this.#complete(rows))[0] ?? null;
  }

  async findAll(ids: readonly number[]): Promise<ReadonlyMap<number, SellableProduct>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#published().where('products.id', 'in', ids).execute();
    return new Map((await this.#complete(rows)).map((product) => [product.id, product]));
  }

  #published() {
    return this.db
      .selectFrom('products')
      .leftJoin('categories', 'categories.id', 'products.category_id')
      .leftJoin('product_places as places', 'places.product_id', 'products.id')
      .selectAll('products')
      .select(['categories.title as category_title', 'places.places_left'])
      .where('products.status', '=', 'published');
  }

  async #complete(rows: readonly ProductRow[]): Promise<readonly SellableProduct[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    // One after another: inside a transaction they share one connection.
    const db = this.db;
    const prices = await db
      .selectFrom('plan_prices')
      .selectAll()
      .where('product_id', 'in', ids)
      .where('retired_at', 'is', null)
      .orderBy('position')
      .execute();
    const options = await db
      .selectFrom('price_options')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute();
    const staff = await this.#staffOf(ids);
    const gives = await this.#subProductsOf(ids);
    return rows.map((row) => {
      const own = <R extends { readonly product_id: number }>(all: readonly R[]) =>
        all.filter(({ product_id: id }) => id === row.id);
      return productOf(row, {
        prices: own(prices).map(planPriceOf),
        options: own(options).map(optionOf),
        staff: own(staff).map(({ full_name: name, part }) => ({ name, part })),
        subProducts: own(gives).map(({ title }) => title),
      });
    });
  }

  #staffOf(ids: readonly number[]) {
    return this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select(['product_staff.product_id', 'product_staff.part', 'staff.full_name'])
      .where('product_staff.product_id', 'in', ids)
      .orderBy('product_staff.position')
      .execute();
  }

  #subProductsOf(ids: readonly number[]) {
    return this.db
      .selectFrom('plan_products')
      .innerJoin('products', 'products.id', 'plan_products.product_id')
      .select(['plan_products.plan_id as product_id', 'products.title'])
      .where('plan_products.plan_id', 'in', ids)
      .where('plan_products.removed_at', 'is', null)
      .where('products.status', '=', 'published')
      .orderBy('plan_products.position')
      .orderBy('products.position')
      .orderBy('products.id')
      .execute();
  }
}

type ProductRow = Selectable<ProductsTable> & {
  readonly category_title: string | null;
  readonly places_left: number | null;
};

interface Belongings {
  readonly prices: readonly OfferedPrice[];
  readonly options: readonly PriceOption[];
  readonly staff: SellableProduct['staff'];
  readonly subProducts: readonly string[];
}

function productOf(row: ProductRow, { prices, options, staff, subProducts }: Belongings): SellableProduct {
  const isPlan = row.kind === 'plan' && prices.length > 0;
  return {
    id: row.id,
    kind: row.kind as ProductKind,
    slug: row.slug,
    title: row.title,
    sku: row.sku,
    coverImage: row.cover_file === null ? `/portadas/${row.slug}.svg` : `/imagenes/${row.cover_file}`,
    category:
      row.category_id === null || row.category_title === null
        ? null
        : { id: row.category_id, title: row.category_title },
    taxRate: rate(row.igv_rate),
    regular: money(row.regular_price),
    ...unaskedOf(row),
    reduced: moneyOrNull(row.discounted_price),
    ...(row.discount_starts_at !== null && { reducedFrom: row.discount_starts_at }),
    reducedUntil: row.discount_ends_at,
    subscriber: moneyOrNull(row.subscriber_price),
    extension: extensionOf(row),
    options,
    plan: isPlan ? { page: row.plan_page === 'pro' ? 'pro' : 'pack', seats: row.plan_seats ?? 1, prices } : null,
    staff,
    subProducts,
    version: row.updated_at,
    ...placesOf(row),
    ...(row.starts_at !== null && { startsAt: row.starts_at, endsAt: row.ends_at }),
  };
}

function extensionOf({ extension_discount: discount, extension_factor: factor }: ProductRow): Extension | null {
  return discount === null ? null : { discount: rate(discount), factor: factor ?? 2 };
}

function planPriceOf(row: Selectable<PlanPricesTable>): OfferedPrice {
  return {
    id: row.id,
    regular: money(row.regular_price),
    ...unaskedOf(row),
    reduced: moneyOrNull(row.discounted_price),
    duration: { amount: row.duration, unit: row.duration_unit as Duration['unit'] },
    seatPrice: moneyOrNull(row.seat_price),
  };
}

function optionOf(row: Selectable<PriceOptionsTable>): PriceOption {
  return {
    id: row.id,
    kind: row.kind === 'seat' ? 'seat' : 'extra',
    label: row.label,
    regular: money(row.price),
    reduced: moneyOrNull(row.discounted_price),
    count: 0,
  };
}
