import { CartApiInMemory } from '#test/memory/cart/cart-api-in-memory.ts';
import type { AddedProduct } from '#application/browser/cart/ports/cart-api.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { aCartItem, aCode, day } from './cart-items.ts';
import { EXEMPT, only, percentOff, soles } from '#test/support/pricing/price-lines.ts';
import { onSale, planPrices, seminarSeat } from './shop.ts';

const plain: Partial<CartItem> = { extension: null, duration: null, category: null, staffNames: [] };

const paid = (product: { readonly id: number; readonly slug: string }, price: string, parts: Partial<CartItem>) =>
  aCartItem(product.id, price, { ...plain, slug: product.slug, ...parts });

const month = { amount: 1, unit: 'month' } as const;
const year = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') };

function planItem(product: { readonly id: number; readonly slug: string }, title: string, page: 'pro' | 'pack') {
  return paid(product, '50.00', {
    kind: 'plan',
    moduleCode: 'PA',
    title,
    plan: { page, categoryId: page === 'pro' ? 1 : 2, planId: product.id, priceId: 10 * product.id + 1 },
    duration: month,
  });
}

const price = (id: number, regular = '50.00') => ({ id, regular: soles(regular), reduced: null, duration: month });
const just = (item: CartItem): AddedProduct => ({ item, free: null, planPrices: [] });

const free = paid(onSale.free, '0.00', { title: 'Introducción al derecho' });

/** What `stockShop` puts into a database, as the browser holds it. */
export const productsInMemory: readonly AddedProduct[] = [
  just(
    paid(onSale.seminar, '150.00', {
      kind: 'seminar',
      moduleCode: 'SE',
      title: 'Reforma tributaria',
      options: [
        {
          id: seminarSeat,
          kind: 'seat',
          label: 'Cupo adicional',
          regular: soles('20.00'),
          reduced: null,
          count: 0,
        },
      ],
    }),
  ),
  just(paid(onSale.book, '89.90', { kind: 'book', moduleCode: 'LI', title: 'Manual del IGV', taxRate: EXEMPT })),
  just(paid(onSale.course, '199.90', { title: 'Derecho laboral' })),
  {
    item: free,
    free: {
      productId: free.productId,
      kind: free.kind,
      title: free.title,
      slug: free.slug,
      coverImage: free.coverImage,
    },
    planPrices: [],
  },
  {
    ...just(planItem(onSale.proPlan, 'Plan PRO Laboral', 'pro')),
    planPrices: [
      price(planPrices.month),
      { ...price(planPrices.year, '500.00'), duration: { amount: 1, unit: 'year' } },
    ],
  },
  {
    ...just(planItem(onSale.otherProPlan, 'Plan PRO Laboral Plus', 'pro')),
    planPrices: [price(planPrices.otherMonth)],
  },
  { ...just(planItem(onSale.packPlan, 'Plan Pack', 'pack')), planPrices: [price(planPrices.pack)] },
];

/** A promotion on the course and the book of the shop: 15 %. */
export const juntos = aCode('JUNTOS', {
  ...year,
  id: 3,
  origin: 'promotion',
  discount: percentOff('15', only(onSale.course.id, onSale.book.id)),
});

/** The shop of the tests with the coupon QUINCE (15 %), the promotion JUNTOS and the seller `umbral-legal` (UMBRAL10, 10 %). */
export function cartApiInMemory(): CartApiInMemory {
  return new CartApiInMemory({
    products: productsInMemory,
    codes: [aCode('QUINCE', year), juntos],
    sellers: { 'umbral-legal': aCode('UMBRAL10', { ...year, id: 2, origin: 'seller', discount: percentOff('10') }) },
  });
}
