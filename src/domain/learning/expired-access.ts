import { type CartItem, lineOf } from '#domain/cart/cart-item.ts';
import { formerPrice } from '#domain/pricing/price-tag.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';

/** What somebody pays for a product in their cart, before codes. */
export interface Offer {
  /** Tax included, as the two below. */
  readonly price: Money;
  /** What others pay, or what it cost before; null: the same, or nobody was asked it. */
  readonly former: Money | null;
  /** Its own rate of tax is 0. */
  readonly isExempt: boolean;
}

/** What there is to say to a student whose access to a content ended, and by what it can be had again. Source: LEARN-5. */
export interface ExpiredAccess {
  /** producto: titulo, slug, discount.valid. */
  readonly product: { readonly title: string; readonly slug: string; readonly isDiscountValid: boolean };
  /** plan: titulo, slug, fecha_fin; null when no plan gave it. `renewal`: at its first price; null: it is no longer sold. */
  readonly plan: {
    readonly title: string;
    readonly slug: string;
    readonly endedOn: PlainDate;
    readonly renewal: Offer | null;
  } | null;
  /** pPrincipal. */
  readonly regular: Money;
  /** pDescuento. */
  readonly reduced: Money | null;
  /** What this student pays for the content alone. */
  readonly offer: Offer;
}

/** What a buyer would pay for an item, as their cart will say. Source: PRICE-5; decisions.md, Line price. */
export function offerOf(item: CartItem, hasActivePlan: boolean): Offer {
  const { price, taxRate } = lineOf(item, hasActivePlan);
  return { price, former: formerPrice(item, price), isExempt: taxRate === 0 };
}
