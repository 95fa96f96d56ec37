import type { ChosenPrice } from '#domain/pricing/price-tag.ts';
import type { PricedLine } from '#domain/pricing/totals.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import { cartTotals, type PriceTerms } from './cart-totals.ts';
import type { Cart } from './cart.ts';

/** A cart with what its price depends on besides, as it was shown at one time. */
export interface ShownCart {
  readonly cart: Cart;
  readonly terms: PriceTerms;
}

/** Why a total is another than before. */
export type ChangeReason =
  | { readonly kind: 'entered' | 'left'; readonly title: string; readonly amount: Money }
  /** One of the same product costs another amount, because it is sold at another of its prices or that price changed. */
  | { readonly kind: 'repriced'; readonly title: string; readonly from: ChosenPrice; readonly to: ChosenPrice }
  /** Options or the extension were chosen otherwise, in another tab for instance. */
  | { readonly kind: 'chosen-otherwise'; readonly title: string }
  | { readonly kind: 'code-in'; readonly word: string }
  | { readonly kind: 'code-out'; readonly word: string };

/** Said wherever a total is another than the one that was shown. */
export function totalChangedText(from: Money, to: Money): string {
  return `El total cambió de ${formatMoney(from)} a ${formatMoney(to)}`;
}

export interface TotalChange {
  readonly from: Money;
  readonly to: Money;
  readonly reasons: readonly ChangeReason[];
}

/**
 * What changed a total between two times it was shown, so that it never does without saying why; null when it did not, or when
 * there is no total to compare (an empty cart, one that cannot be priced). Source: look.md, Cart and checkout.
 */
export function totalChange(before: ShownCart, after: ShownCart): TotalChange | null {
  if (before.cart.items.length === 0 || after.cart.items.length === 0) return null;
  const [was, is] = [cartTotals(before.cart, before.terms), cartTotals(after.cart, after.terms)];
  if (!was.ok || !is.ok || was.value.net === is.value.net) return null;
  const titles = new Map([...before.cart.items, ...after.cart.items].map((item) => [item.productId, item.title]));
  const titleOf = ({ line }: PricedLine): string => titles.get(line.productId) ?? '';
  const find = (lines: readonly PricedLine[], { line }: PricedLine) =>
    lines.find((each) => each.line.productId === line.productId);
  const ofLines = is.value.lines.flatMap((line) => reasonsOf(titleOf(line), find(was.value.lines, line), line));
  const left = was.value.lines
    .filter((line) => find(is.value.lines, line) === undefined)
    .map((line) => ({ kind: 'left', title: titleOf(line), amount: line.price }) as const);
  return {
    from: was.value.net,
    to: is.value.net,
    reasons: [...left, ...ofLines, ...codeReasons(before.cart, after.cart)],
  };
}

function reasonsOf(title: string, was: PricedLine | undefined, is: PricedLine): readonly ChangeReason[] {
  if (was === undefined) return [{ kind: 'entered', title, amount: is.price }];
  const [from, to] = [soldAt(was), soldAt(is)];
  if (from.amount !== to.amount) return [{ kind: 'repriced', title, from, to }];
  return was.price === is.price ? [] : [{ kind: 'chosen-otherwise', title }];
}

function soldAt({ line }: PricedLine): ChosenPrice {
  return { amount: line.price, source: line.priceSource };
}

function codeReasons({ code: was }: Cart, { code: is }: Cart): readonly ChangeReason[] {
  if (was?.word === is?.word) return [];
  return [
    ...(was === null ? [] : [{ kind: 'code-out', word: was.word } as const]),
    ...(is === null ? [] : [{ kind: 'code-in', word: is.word } as const]),
  ];
}
