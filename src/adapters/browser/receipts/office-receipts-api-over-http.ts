import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import {
  correctReceipt,
  listOfficeReceipts,
  replaceCreditNote,
  replaceReceipt,
  sendReceiptAgain,
} from '#adapters/http-contract/receipts/office-receipts.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';

export const OfficeReceiptsApiOverHttp = overHttp(OfficeReceiptsApi, {
  read: to(
    listOfficeReceipts,
    () => ({}),
    ({ receipts, ...rest }) => ({
      ...rest,
      receipts: receipts.map((each) => ({ ...each, total: moneyOf(each.total) })),
    }),
  ),
  replace: to(replaceReceipt, (id, buyer, key) => ({ params: { id }, body: { ...buyer }, idempotencyKey: key })),
  correct: to(correctReceipt, (id, buyer, key) => ({ params: { id }, body: { ...buyer }, idempotencyKey: key })),
  replaceNote: to(replaceCreditNote, (id, key) => ({ params: { id }, idempotencyKey: key })),
  sendAgain: to(sendReceiptAgain, (id: string) => ({ params: { id } })),
});
