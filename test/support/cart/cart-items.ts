import type { CartItem, FreeItem } from '#domain/cart/cart-item.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import type { PriceOption } from '#domain/cart/price-option.ts';
import type { PriceTerms } from '#domain/cart/cart-totals.ts';
import { DEFAULT_EXTENSION } from '#domain/pricing/extension.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { IGV, percentOff, soles } from '#test/support/pricing/price-lines.ts';

export const day = (text: string): PlainDate => accepted(parsePlainDate(text));

/** A taxed course that can be extended, unless said otherwise. */
export function aCartItem(productId: number, price = '100.00', parts: Partial<CartItem> = {}): CartItem {
  return {
    productId,
    kind: 'course',
    title: `Curso ${productId}`,
    slug: `curso-${productId}`,
    moduleCode: 'VT',
    coverImage: `/portadas/curso-${productId}.svg`,
    sku: `VT-${productId}`,
    category: { id: 1, title: 'Tributario' },
    staffNames: ['Docente de prueba'],
    participants: [],
    subProducts: [],
    promotions: [],
    coupons: [],
    plan: null,
    taxRate: IGV,
    regular: soles(price),
    reduced: null,
    subscriber: null,
    productDiscount: null,
    isDiscountValid: false,
    duration: { amount: 6, unit: 'month' },
    extension: DEFAULT_EXTENSION,
    isExtended: false,
    options: [],
    ...parts,
  };
}

/** A plan of a category; it cannot be extended. */
export function aPlan(productId: number, page: 'pro' | 'pack', categoryId: number | null = 1): CartItem {
  return aCartItem(productId, '300.00', {
    kind: 'plan',
    title: `Plan ${productId}`,
    moduleCode: 'PA',
    plan: { page, categoryId, planId: productId, priceId: 10 * productId },
    duration: { amount: 1, unit: 'year' },
    extension: null,
  });
}

export function aFreeItem(productId: number): FreeItem {
  return {
    productId,
    kind: 'course',
    title: `Libre ${productId}`,
    slug: `libre-${productId}`,
    coverImage: '/portadas/libre.svg',
  };
}

export function someSeats(id: number, price: string, parts: Partial<PriceOption> = {}): PriceOption {
  return { id, kind: 'seat', label: 'Cupo adicional', regular: soles(price), reduced: null, count: 0, ...parts };
}

/** A coupon of 15 % on the whole cart, of November 2026, without limits, unless said otherwise. */
export function aCode(word: string, parts: Partial<DiscountCode> = {}): DiscountCode {
  return {
    id: 1,
    origin: 'coupon',
    word,
    discount: percentOff('15'),
    firstDay: day('2026-11-01'),
    lastDay: day('2026-11-30'),
    limitInAll: null,
    limitPerAccount: null,
    ...parts,
  };
}

export const aCart = (items: readonly CartItem[], parts: Partial<Cart> = {}): Cart => ({
  ...EMPTY_CART,
  items,
  ...parts,
});

/** An instant at which aCode holds. */
export const NOW = new Date('2026-11-20T15:00:00Z');

export const UNUSED = { inAll: 0, byAccount: 0 };

export const TERMS: PriceTerms = { generalRate: IGV, rounding: 'nearest', hasActivePlan: false };
