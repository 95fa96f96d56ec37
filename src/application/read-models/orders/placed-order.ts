import type { Duration } from '#domain/cart/cart-item.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { PlacedGift } from './gift.ts';
import type { Amounts } from '#domain/pricing/totals.ts';

export interface PlacedLine extends Amounts {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly title: string;
  readonly slug: string;
  readonly options: readonly { readonly label: string; readonly count: number }[];
  readonly isExtended: boolean;
  readonly duration: Duration | null;
  /** Whether what was bought is the recording of what had been held by then. Not said: it is not. */
  readonly isOver?: boolean | undefined;
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
  /** For whom it is bought; not said: for the buyer. */
  readonly gift?: PlacedGift | undefined;
}
