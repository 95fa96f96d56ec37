import * as v from 'valibot';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { decimal, moneyOf } from '#adapters/http-contract/shared/wire-values.ts';

/** A coupon, promotion or seller's code. */
export const codeWire = v.object({
  id: v.number(),
  origin: v.picklist(['coupon', 'promotion', 'seller']),
  word: v.string(),
  /** Basis points, or null when a fixed amount is taken off. */
  rate: v.nullable(v.number()),
  amount: v.nullable(decimal),
  /** Null: the whole cart. */
  productIds: v.nullable(v.array(v.number())),
  firstDay: v.string(),
  lastDay: v.string(),
});

export type CodeWire = v.InferOutput<typeof codeWire>;

/** The wire form of a code, without its limits. */
export function codeToWire({ id, origin, word, discount, firstDay, lastDay }: DiscountCode): CodeWire {
  const { reduction, scope } = discount;
  return {
    id,
    origin,
    word,
    rate: reduction.kind === 'percentage' ? reduction.rate : null,
    amount: reduction.kind === 'fixed' ? decimalText(reduction.amount) : null,
    productIds: scope.kind === 'whole-cart' ? null : [...scope.productIds],
    firstDay,
    lastDay,
  };
}

/** How often a code may still be used is the school's own affair: the wire does not say, and the browser does not check. */
export function codeFromWire(wire: CodeWire): DiscountCode {
  const { id, origin, word, amount, productIds } = wire;
  return {
    id,
    origin,
    word,
    discount: {
      reduction:
        amount === null
          ? { kind: 'percentage', rate: rate(wire.rate ?? 0) }
          : { kind: 'fixed', amount: moneyOf(amount) },
      scope: productIds === null ? { kind: 'whole-cart' } : { kind: 'listed-products', productIds },
    },
    firstDay: wire.firstDay as PlainDate,
    lastDay: wire.lastDay as PlainDate,
    limitInAll: null,
    limitPerAccount: null,
  };
}
