import type { ListedNotice } from '#application/read-models/orders/listed-notice.ts';
import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';

/** What an account bought: its orders, their receipts and their news. Source: PAY-6. */
export abstract class ReceiptApi {
  abstract orders(): Answer<readonly PlacedOrder[]>;
  abstract receipts(): Answer<readonly ListedReceipt[]>;
  abstract notices(): Answer<readonly ListedNotice[]>;
  /** Marks the news up to an instant as seen. */
  abstract markSeen(until: string): Answer<unknown>;
}
