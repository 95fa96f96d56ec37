import type { ReceiptType } from '#domain/orders/billing-record.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import type { TaxState } from '#domain/orders/receipt.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';
import type { PlacedOrder } from './order-api.ts';

/** A receipt as its buyer may read it. Instants are ISO 8601. */
export interface ListedReceipt {
  readonly id: string;
  readonly code: string;
  readonly type: ReceiptType;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly issuedAt: string;
  readonly buyerName: string;
  readonly documentNumber: string;
  readonly total: Money;
  readonly taxState: TaxState;
  /** Address of the PDF, good for an hour. */
  readonly document: string;
}

/** News of an order. */
export interface ListedNotice {
  readonly id: string;
  readonly orderId: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly at: string;
  readonly isSeen: boolean;
}

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** What an account bought: its orders, their receipts and their news. Source: PAY-6. */
export abstract class ReceiptApi {
  abstract orders(): Answer<readonly PlacedOrder[]>;
  abstract receipts(): Answer<readonly ListedReceipt[]>;
  abstract notices(): Answer<readonly ListedNotice[]>;
  /** Marks the news up to an instant as seen. */
  abstract markSeen(until: string): Answer<unknown>;
}
