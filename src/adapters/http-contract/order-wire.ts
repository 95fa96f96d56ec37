import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { amountsFromWire } from './amounts-wire.ts';
import type { OrderWire } from './orders.ts';
import type { AttemptWire } from './payments.ts';
import { moneyOf } from './wire-values.ts';

/** An order from its wire form. */
export function orderFromWire(wire: OrderWire) {
  return {
    ...wire,
    totals: amountsFromWire(wire.totals),
    lines: wire.lines.map((line) => ({ ...line, ...amountsFromWire(line) })),
    billing: wire.billing satisfies BillingRecord | null,
  };
}

/** A try at paying from its wire form. */
export function attemptFromWire(wire: AttemptWire) {
  return { ...wire, amount: moneyOf(wire.amount) };
}
