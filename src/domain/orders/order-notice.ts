/** What a buyer is told about an order besides its state. Source: PAY-6. */
export type NoticeKind = 'confirmed' | 'expired' | 'voucher-received' | 'voucher-rejected' | 'receipt-issued';

/** News of an order for its buyer. */
export interface OrderNotice {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly kind: NoticeKind;
  /** The reason of a rejection, the code of a receipt; else ''. */
  readonly text: string;
  readonly at: Date;
  /** Null: the buyer has not seen it. */
  readonly seenAt: Date | null;
}
