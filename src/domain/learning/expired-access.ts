import { choosePrice } from '#domain/pricing/price-tag.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';

/** What there is to say to a student whose access to a content ended, and by what it can be had again. Source: LEARN-5. */
export interface ExpiredAccess {
  /** producto: titulo, slug, discount.valid. */
  readonly product: { readonly title: string; readonly slug: string; readonly isDiscountValid: boolean };
  /** plan: titulo, slug, fecha_fin; null when no plan gave it. */
  readonly plan: { readonly title: string; readonly slug: string; readonly endedOn: PlainDate } | null;
  /** pPrincipal. */
  readonly regular: Money;
  /** pDescuento. */
  readonly reduced: Money | null;
}

/** What the content costs now, and before while a discount is in force. Source: PRICE-5. */
export function priceToBuyAgain({ product, regular, reduced }: ExpiredAccess): {
  readonly price: Money;
  readonly former: Money | null;
} {
  const tag = { regular, reduced, subscriber: null, isReductionInForce: product.isDiscountValid };
  const { amount } = choosePrice(tag, false);
  return { price: amount, former: amount < regular ? regular : null };
}
