import * as v from 'valibot';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { Sales, SalesOfMonth } from '#domain/orders/sales-by-month.ts';

const sales = { orders: v.number(), sold: decimal, taken: decimal, returned: decimal, neverDue: decimal };

/** What was sold with a code, in all and by month. */
export const salesFields = {
  inAll: v.object(sales),
  months: v.pipe(v.array(v.object({ month: v.string(), ...sales })), v.readonly()),
};

interface SalesWire {
  readonly inAll: Wire<Sales>;
  readonly months: readonly Wire<SalesOfMonth>[];
}

/** The same as amounts. */
export function salesFromWire({ inAll, months }: SalesWire) {
  return { inAll: readSales(inAll), months: months.map(({ month, ...of }) => ({ month, ...readSales(of) })) };
}

function readSales({ orders, ...sums }: Wire<Sales>): Sales {
  return {
    orders,
    sold: moneyOf(sums.sold),
    taken: moneyOf(sums.taken),
    returned: moneyOf(sums.returned),
    neverDue: moneyOf(sums.neverDue),
  };
}
