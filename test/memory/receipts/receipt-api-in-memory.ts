import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import type { ListedNotice } from '#application/read-models/orders/listed-notice.ts';
import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import { accept } from '#domain/shared/result.ts';

/** What one account bought, in this process's memory. */
export class ReceiptApiInMemory extends ReceiptApi {
  readonly orderList: PlacedOrder[] = [];
  readonly receiptList: ListedReceipt[] = [];
  noticeList: readonly ListedNotice[] = [];

  orders(): Answer<readonly PlacedOrder[]> {
    return Promise.resolve(accept(this.orderList));
  }

  receipts(): Answer<readonly ListedReceipt[]> {
    return Promise.resolve(accept(this.receiptList));
  }

  notices(): Answer<readonly ListedNotice[]> {
    return Promise.resolve(accept(this.noticeList));
  }

  markSeen(until: string): Answer<unknown> {
    this.noticeList = this.noticeList.map((notice) => (notice.at <= until ? { ...notice, isSeen: true } : notice));
    return Promise.resolve(accept(undefined));
  }
}
