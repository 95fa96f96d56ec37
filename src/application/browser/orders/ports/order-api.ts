import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { TypedGift } from '#domain/orders/gift.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What the buyer gives and was shown. Terms are accepted by asking. */
export interface OrderRequest {
  readonly billing: BillingRecord;
  readonly paymentMethod: PaymentMethod;
  readonly expectedTotal: Money;
  /** For whom it is a gift, as typed; not said: for the buyer. */
  readonly gift?: TypedGift;
}

/** The account's orders at the school. */
export abstract class OrderApi {
  /** Makes an order of the cart. One `key`, one order, however often it is sent. */
  abstract create(request: OrderRequest, key: string): Answer<PlacedOrder>;
  abstract find(id: string): Answer<PlacedOrder>;
  /** The billing data given before, last used first. */
  abstract billingRecords(): Answer<readonly BillingRecord[]>;
}
