import type { Kysely } from 'kysely';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { endOfLimaDay, startOfLimaDay } from '#domain/shared/dates.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { sellableProducts } from '#test/ports/cart/sellable-products.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { insertCode } from './shop.ts';

type Db = Kysely<SchoolDatabase>;

/** Inserts `sellableProducts`, and a draft whose slug is `borrador` and whose id is 3. */
export async function insertSellables(db: Db): Promise<void> {
  await db.insertInto('categories').values({ id: 1, slug: 'laboral', title: 'Laboral', position: 1 }).execute();
  for (const [index, name] of ['Rosa Huamán', 'Jorge Salas'].entries()) {
    const person = { id: index + 1, slug: `docente-${index}`, full_name: name, profession: '', biography: '' };
    await db
      .insertInto('staff')
      .values({ ...person, photo_file: null })
      .execute();
  }
  for (const product of sellableProducts) {
    const { id, kind, plan, extension } = product;
    await insertProduct(db, id, {
      kind,
      category_id: product.category?.id ?? null,
      regular_price: product.regular,
      discounted_price: product.reduced,
      regular_unasked: unaskedOf(product),
      discount_starts_at: product.reducedFrom ?? null,
      discount_ends_at: product.reducedUntil,
      ...heldOf(product),
      subscriber_price: product.subscriber,
      extension_discount: extension?.discount ?? null,
      extension_factor: extension?.factor ?? null,
      plan_page: plan?.page ?? null,
      plan_seats: plan?.seats ?? null,
      updated_at: product.version,
    });
    for (const [index, { id: optionId, kind: optionKind, label, regular, reduced }] of product.options.entries()) {
      await db
        .insertInto('price_options')
        .values({
          id: optionId,
          product_id: id,
          position: index + 1,
          label,
          kind: optionKind,
          price: regular,
          discounted_price: reduced,
        })
        .execute();
    }
    for (const [index, price] of (plan?.prices ?? []).entries()) {
      await db
        .insertInto('plan_prices')
        .values({
          id: price.id,
          product_id: id,
          position: index + 1,
          regular_price: price.regular,
          discounted_price: price.reduced,
          regular_unasked: unaskedOf(price),
          duration: price.duration.amount,
          duration_unit: price.duration.unit,
          seat_price: price.seatPrice,
        })
        .execute();
    }
    for (const [index, { part }] of product.staff.entries()) {
      await db
        .insertInto('product_staff')
        .values({ product_id: id, staff_id: index + 1, position: index + 1, part })
        .execute();
    }
  }
  await db.insertInto('plan_products').values({ plan_id: 2, product_id: 1, kind: null, category_id: null }).execute();
  await insertProduct(db, 3, { slug: 'borrador', status: 'draft' });
}

/** Inserts a code that holds from the beginning of its first day through the end of its last. */
export async function insertDiscountCode(db: Db, code: DiscountCode): Promise<void> {
  const { id, origin, word, discount, firstDay, lastDay, limitInAll, limitPerAccount } = code;
  const { reduction, scope } = discount;
  await insertCode(db, {
    id,
    origin,
    word,
    amount_type: reduction.kind === 'percentage' ? 0 : 1,
    amount: reduction.kind === 'percentage' ? reduction.rate : reduction.amount,
    rule: scope.kind === 'whole-cart' ? 0 : 1,
    product_ids: JSON.stringify(scope.kind === 'whole-cart' ? [] : scope.productIds),
    starts_at: startOfLimaDay(firstDay).toISOString(),
    ends_at: endOfLimaDay(lastDay).toISOString(),
    limit_in_all: limitInAll,
    limit_per_account: limitPerAccount,
  });
}

const heldOf = ({ startsAt = null, endsAt = null }: SellableProduct) => ({ starts_at: startsAt, ends_at: endsAt });
const unaskedOf = ({ isRegularUnasked = false }: Pick<SellableProduct, 'isRegularUnasked'>) =>
  isRegularUnasked ? 1 : 0;
