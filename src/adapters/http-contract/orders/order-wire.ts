import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { CardPayment } from '#application/read-models/payments/card-payment.ts';
import { amountsFromWire } from '#adapters/http-contract/cart/amounts-wire.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';

/** An order from its wire form. */
export function orderFromWire(wire: Wire<PlacedOrder>): PlacedOrder {
  return {
    ...wire,
    totals: amountsFromWire(wire.totals),
    lines: wire.lines.map((line) => ({ ...line, ...amountsFromWire(line) })),
  };
}

/** A try at paying from its wire form. */
export function attemptFromWire(wire: Wire<CardPayment>): CardPayment {
  return { ...wire, amount: moneyOf(wire.amount) };
}
