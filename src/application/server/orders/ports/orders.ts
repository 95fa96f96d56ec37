import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Duration } from '#domain/cart/cart-item.ts';
import type { GiftDetails } from '#domain/orders/gift.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { PaymentMethod } from '#domain/orders/order-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { Amounts } from '#domain/pricing/totals.ts';
import type { Rate } from '#domain/shared/rate.ts';

/** What was chosen of a product that was bought. */
export interface OrderChoices {
  readonly planPriceId: number | null;
  readonly options: readonly { readonly label: string; readonly count: number }[];
  /** How many of the options are seats; orders made before it was noted do not say. */
  readonly seats?: number;
  readonly isExtended: boolean;
  /** Further seats alone, of what the buyer had already; false when not said. */
  readonly seatsAlone?: boolean;
  /** What was bought is the recording of what had been held by then; false when not said. */
  readonly isOver?: boolean;
  /** How long it lasts as chosen; null: it never ends. */
  readonly duration: Duration | null;
}

export interface OrderLine extends Amounts {
  readonly productId: number;
  readonly kind: ProductKind;
  /** The product's present one, for links. */
  readonly slug: string;
  readonly title: string;
  readonly taxRate: Rate;
  readonly choices: OrderChoices;
  /** Its buyer had it when the order was paid: it was not given, and what was paid for it is to go back. */
  readonly isNeverDue?: true;
}

export interface Order {
  readonly id: string;
  /** Counted from 1, shown to people. */
  readonly number: number;
  readonly userId: string;
  readonly state: OrderState;
  readonly paymentMethod: PaymentMethod | null;
  readonly snapshot: OrderSnapshot;
  readonly lines: readonly OrderLine[];
  /** Null: free products taken without a checkout. */
  readonly billing: BillingRecord | null;
  /** Version of the terms that the buyer accepted; null: as above. */
  readonly termsVersion: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
  /** For whom it is bought; not said: for the buyer. What is given becomes nobody's before it is accepted. */
  readonly gift?: GiftDetails;
}

export interface NewOrder extends Order {
  /** Names the request that creates it, so that the same one repeated finds it again; null: none. */
  readonly creationKey: string | null;
}

/** The orders of the school. */
export abstract class Orders {
  /** The next order number, without gaps: given back when the transaction is undone. */
  abstract nextNumber(): Promise<number>;
  abstract add(order: NewOrder): Promise<void>;
  abstract find(id: string): Promise<Order | null>;
  abstract findByCreationKey(creationKey: string): Promise<Order | null>;
  /** The order, kept from anybody else's changes until the transaction ends; null when there is none. */
  abstract lock(id: string): Promise<Order | null>;
  /** Moves a locked order to another state; `at` is also when it was confirmed, for that state. */
  abstract move(id: string, state: OrderState, at: Date): Promise<void>;
  /** Notes of lines of a locked order that their buyer had when it was paid. */
  abstract markNeverDue(id: string, productIds: ReadonlySet<number>): Promise<void>;
  /** An account's orders, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly Order[]>;
  /** Ids of orders in `continue` whose time has run out at `now`, oldest first, at most `limit`. */
  abstract overdue(now: Date, limit: number): Promise<readonly string[]>;
  /** Ids of confirmed orders with billing data, which wait for their receipt, oldest first, at most `limit`. */
  abstract awaitingReceipt(limit: number): Promise<readonly string[]>;
}
