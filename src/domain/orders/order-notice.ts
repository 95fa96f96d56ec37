/** What a buyer is told about an order besides its state. Source: PAY-6. */
export const noticeKinds = [
  'confirmed',
  'expired',
  'voucher-received',
  'voucher-rejected',
  'receipt-issued',
  'receipt-replaced',
  'gift-bought',
  'gift-accepted',
  'refunded',
  'refunded-by-bank',
  'refund-declined',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** News of an order for its buyer. */
export interface OrderNotice {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly kind: NoticeKind;
  /** The reason of a rejection, the code of a receipt or credit note, the name of whom a gift is for; else ''. */
  readonly text: string;
  readonly at: Date;
  /** Null: the buyer has not seen it. */
  readonly seenAt: Date | null;
}
