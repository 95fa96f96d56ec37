import type { Kysely } from 'kysely';
import { cataloguePartOf, categoryPath, kindsWithCategories } from '#domain/catalogue/catalogue-menu.ts';
import { productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import type { PricedTerm, StoredProduct } from '#domain/catalogue/product.ts';
import type { StoredPrice } from '#domain/catalogue/shown-price.ts';
import { everythingText } from '#domain/plans/everything.ts';
import { money } from '#domain/shared/money.ts';
import { moneyOrNull, unaskedOf } from './product-rows.ts';
import { offeredTerms } from '#adapters/server/sql/plans/offered-terms.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Reads the prices of plans, what they give, and which of them give a product. */
export class PlanStories {
  constructor(private readonly db: Kysely<SchoolDatabase>) {}

  /** The prices of a plan, in their own order. */
  async terms({ id, price }: StoredProduct): Promise<readonly PricedTerm<StoredPrice>[]> {
    const rows = await offeredTerms(this.db, id);
    return rows.map((row) => ({
      id: row.id,
      price: {
        regular: money(row.regular_price),
        reduced: moneyOrNull(row.discounted_price),
        ...(price.reducedFrom !== undefined && { reducedFrom: price.reducedFrom }),
        reducedUntil: price.reducedUntil,
        subscriber: null,
        taxRate: price.taxRate,
        ...unaskedOf(row),
      },
      duration: row.duration,
      unit: row.duration_unit as PricedTerm<StoredPrice>['unit'],
      seatPrice: moneyOrNull(row.seat_price),
    }));
  }

  /** The published plans that name the product, its kind or its kind within its category. */
  async including({ id, kind, category }: StoredProduct): Promise<readonly { title: string; path: string }[]> {
    const rows = await this.db
      .selectFrom('products')
      .select(['title', 'slug'])
      .where('status', '=', 'published')
      .where('id', 'in', (from) =>
        from
          .selectFrom('plan_products')
          .select('plan_id')
          .where('removed_at', 'is', null)
          .where((is) =>
            is.or([
              is('product_id', '=', id),
              is.and([
                is('kind', '=', kind),
                is.or([is('category_id', 'is', null), is('category_id', '=', category?.id ?? 0)]),
              ]),
            ]),
          ),
      )
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ title, slug }) => ({ title, path: productPath('plan', slug) }));
  }

  /** What a plan gives, in words and in its order, with the page of each. */
  async gives(planId: number): Promise<readonly { readonly title: string; readonly path: string }[]> {
    const rows = await this.db
      .selectFrom('plan_products')
      .leftJoin('products', 'products.id', 'plan_products.product_id')
      .leftJoin('categories', 'categories.id', 'plan_products.category_id')
      .select(['products.kind as product_kind', 'products.slug', 'products.title', 'products.status'])
      .select(['plan_products.kind', 'categories.title as category', 'categories.slug as category_slug'])
      .where('plan_products.plan_id', '=', planId)
      .where('plan_products.removed_at', 'is', null)
      .orderBy('plan_products.position')
      .execute();
    return rows.flatMap((row) => {
      if (row.title !== null) {
        if (row.status !== 'published' || row.slug === null) return [];
        return [{ title: row.title, path: productPath(row.product_kind as ProductKind, row.slug) }];
      }
      if (row.kind === null) return [];
      const kind = row.kind as ProductKind;
      const part = cataloguePartOf(kind);
      const isNarrow = row.category_slug !== null && kindsWithCategories.includes(kind);
      const path = isNarrow ? categoryPath(part, row.category_slug ?? '') : part.path;
      return [{ title: everythingText(kind, row.category), path }];
    });
  }
}
