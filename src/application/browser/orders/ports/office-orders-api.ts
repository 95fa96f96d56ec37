import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { OfficeOrdersPage, OrderRecord } from '#application/read-models/orders/office-orders.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';

/** Which orders are listed; '' where nothing narrows them. */
export interface OrderListAsked {
  readonly state: OrderState | '';
  readonly method: PaymentMethod | '';
  /** Only those of which money back was asked for. */
  readonly refund: 'asked' | '';
  /** Only those of which the school does not know how a payment ended. */
  readonly payment: 'unknown' | '';
  /** The first and the last day in Lima, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** The school's orders, for its collaborators. */
export abstract class OfficeOrdersApi {
  abstract list(asked: OrderListAsked): Answer<OfficeOrdersPage>;
  /** @param number as people know the order, from 1. */
  abstract open(number: number): Answer<OrderRecord>;
}
