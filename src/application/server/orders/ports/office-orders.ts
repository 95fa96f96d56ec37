import type { ListedOrder, OrderTrail } from '#application/read-models/orders/office-orders.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';

/** Which orders are looked for; null and '' narrow nothing. */
export interface OrderSearch {
  readonly state: OrderState | null;
  readonly method: PaymentMethod | null;
  /** Only those of which money back was asked for, and nobody answered yet. */
  readonly refundAsked: boolean;
  /** Only those of which the school does not know how a payment ended. */
  readonly paymentUnknown: boolean;
  /** Created at or after. */
  readonly from: Date | null;
  /** Created before. */
  readonly until: Date | null;
  /** Folded words, all of which name the order: its number, receipt, discount code, code of cash, buyer, e-mail, or the name or document of a receipt of it, one that holds no more as well. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** What is known of an order besides the order itself; addresses of files are theirs in the store, not signed yet. */
export interface FoundOrder {
  readonly id: string;
  readonly buyer: ListedOrder['buyer'];
  readonly trail: OrderTrail;
}

/** Orders as the office looks at them. */
export abstract class OfficeOrders {
  /** The last first. */
  abstract list(search: OrderSearch): Promise<{ readonly found: readonly ListedOrder[]; readonly total: number }>;
  /** The order of a number, or null. */
  abstract find(number: number): Promise<FoundOrder | null>;
}
