import type { OrderUnderWay } from '#domain/orders/order-under-way.ts';

/** The orders that are being paid: charged, without the gateway's answer, or with a voucher that nobody decided about. */
export abstract class OrdersUnderWay {
  /** An account's, by their numbers. Orders that are paid are none of them, nor are gifts: nothing of those becomes the account's. */
  abstract of(userId: string): Promise<readonly OrderUnderWay[]>;
}
