import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { checkReceipt } from '#adapters/http-contract/receipts/receipt-check.ts';
import { ReceiptCheck } from '#application/browser/receipts/ports/receipt-check.ts';

export const ReceiptCheckOverHttp = overHttp(ReceiptCheck, {
  ask: to(checkReceipt, (query) => ({ query })),
});
