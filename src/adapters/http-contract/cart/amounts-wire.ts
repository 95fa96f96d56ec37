import * as v from 'valibot';
import type { Amounts } from '#domain/pricing/totals.ts';
import { decimalText } from '#domain/shared/money.ts';
import { type Wire, wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, moneyOf } from '#adapters/http-contract/shared/wire-values.ts';

/** The fields of `amountsWire`, for what has them among others. */
export const amountsFields = {
  price: decimal,
  discount: decimal,
  net: decimal,
  base: decimal,
  tax: decimal,
};

/** What a line or a cart comes to. */
export const amountsWire = wireOf<Amounts>()(v.object(amountsFields));

export function amountsToWire({ price, discount, net, base, tax }: Amounts): Wire<Amounts> {
  return {
    price: decimalText(price),
    discount: decimalText(discount),
    net: decimalText(net),
    base: decimalText(base),
    tax: decimalText(tax),
  };
}

export function amountsFromWire(wire: Wire<Amounts>): Amounts {
  return {
    price: moneyOf(wire.price),
    discount: moneyOf(wire.discount),
    net: moneyOf(wire.net),
    base: moneyOf(wire.base),
    tax: moneyOf(wire.tax),
  };
}
