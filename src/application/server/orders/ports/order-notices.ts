import type { OrderNotice } from '#domain/orders/order-notice.ts';

/** What buyers are told about their orders. Adding one belongs to the transaction that causes it. Source: PAY-6. */
export abstract class OrderNotices {
  abstract add(notice: OrderNotice): Promise<void>;
  /** An account's, newest first, at most `limit`. */
  abstract ofUser(userId: string, limit: number): Promise<readonly OrderNotice[]>;
  /** Marks an account's notices up to `until` as seen; the first time stays. */
  abstract markSeen(userId: string, until: Date, at: Date): Promise<void>;
}
