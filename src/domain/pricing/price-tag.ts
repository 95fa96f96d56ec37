import type { Money } from '#domain/shared/money.ts';

/** The prices of a product, IGV included. */
export interface PriceTag {
  /** precio2: the normal price; of a plan, the chosen row's principal one. */
  readonly regular: Money;
  /** precio3: the discounted price, whether in force or not. */
  readonly reduced: Money | null;
  /** Whether precio3 is in force: discount_product is present and isValidDiscount. */
  readonly isReductionInForce: boolean;
  /** What an account with an active plan pays at most; null for plans and wherever there is none. */
  readonly subscriber: Money | null;
}

/** Which of its prices a product is sold at; `given` when someone else chose it (the auditor's command), `owned` when it is paid already. */
export type PriceSource = 'regular' | 'reduced' | 'subscriber' | 'given' | 'owned';

export interface ChosenPrice {
  readonly amount: Money;
  readonly source: PriceSource;
}

/**
 * The price a buyer gets: precio3 in force, else precio2; with an active plan, the lower of precio_suscriptor and that.
 * Source: PRICE-5; decisions.md, Line price.
 */
export function choosePrice(tag: PriceTag, hasActivePlan: boolean): ChosenPrice {
  const open: ChosenPrice =
    tag.isReductionInForce && tag.reduced !== null
      ? { amount: tag.reduced, source: 'reduced' }
      : { amount: tag.regular, source: 'regular' };
  return hasActivePlan && tag.subscriber !== null && tag.subscriber < open.amount
    ? { amount: tag.subscriber, source: 'subscriber' }
    : open;
}

/** A regular price, and whether it may be called the former one. */
export interface RegularPrice {
  readonly regular: Money;
  /** Nobody was ever asked it. Not said: it was asked. */
  readonly isRegularUnasked?: boolean | undefined;
}

/** The former price that may be struck out beside what is paid; null: none is more and was asked. Source: decision 0063. */
export function formerPrice({ regular, isRegularUnasked }: RegularPrice, paid: Money): Money | null {
  return regular > paid && isRegularUnasked !== true ? regular : null;
}
