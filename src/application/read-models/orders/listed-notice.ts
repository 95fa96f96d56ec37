import type { NoticeKind } from '#domain/orders/order-notice.ts';

/** News of an order. */
export interface ListedNotice {
  readonly id: string;
  readonly orderId: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly at: string;
  readonly isSeen: boolean;
}
