import type { Duration } from '#domain/cart/cart-item.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { Amounts } from '#domain/pricing/totals.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';

export interface PlacedLine extends Amounts {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly title: string;
  readonly slug: string;
  readonly options: readonly { readonly label: string; readonly count: number }[];
  readonly isExtended: boolean;
  readonly duration: Duration | null;
}

/** An order as its buyer may read it. Instants are ISO 8601. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: number;
  readonly state: OrderState;
  readonly paymentMethod: PaymentMethod | null;
  readonly totals: Amounts;
  readonly codeWord: string | null;
  readonly lines: readonly PlacedLine[];
  readonly billing: BillingRecord | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly confirmedAt: string | null;
}

/** What the buyer gives and was shown. Terms are accepted by asking. */
export interface OrderRequest {
  readonly billing: BillingRecord;
  readonly paymentMethod: PaymentMethod;
  readonly expectedTotal: Money;
}

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** The account's orders at the school. */
export abstract class OrderApi {
  /** Makes an order of the cart. One `key`, one order, however often it is sent. */
  abstract create(request: OrderRequest, key: string): Answer<PlacedOrder>;
  abstract find(id: string): Answer<PlacedOrder>;
  /** The billing data given before, last used first. */
  abstract billingRecords(): Answer<readonly BillingRecord[]>;
}
