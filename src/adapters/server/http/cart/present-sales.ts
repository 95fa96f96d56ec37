import type { Sales } from '#domain/orders/sales-by-month.ts';
import { decimalText } from '#domain/shared/money.ts';

/** What some orders come to, as the API carries it. */
export const presentSales = ({ orders, sold, taken, returned, neverDue }: Sales) => ({
  orders,
  sold: decimalText(sold),
  taken: decimalText(taken),
  returned: decimalText(returned),
  neverDue: decimalText(neverDue),
});
