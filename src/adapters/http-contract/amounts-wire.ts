import * as v from 'valibot';
import type { Amounts } from '#domain/pricing/totals.ts';
import { decimalText } from '#domain/shared/money.ts';
import { decimal, moneyOf } from './wire-values.ts';

/** What a line or a cart comes to. */
export const amountsWire = v.object({
  price: decimal,
  discount: decimal,
  net: decimal,
  base: decimal,
  tax: decimal,
});

export function amountsToWire({ price, discount, net, base, tax }: Amounts): v.InferOutput<typeof amountsWire> {
  return {
    price: decimalText(price),
    discount: decimalText(discount),
    net: decimalText(net),
    base: decimalText(base),
    tax: decimalText(tax),
  };
}

export function amountsFromWire(wire: v.InferOutput<typeof amountsWire>): Amounts {
  return {
    price: moneyOf(wire.price),
    discount: moneyOf(wire.discount),
    net: moneyOf(wire.net),
    base: moneyOf(wire.base),
    tax: moneyOf(wire.tax),
  };
}
