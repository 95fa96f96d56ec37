import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipts/receipt-api-over-http.ts';
import { DepositApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { GiftApiOverHttp } from '#adapters/browser/orders/gift-api-over-http.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { RefundApiOverHttp } from '#adapters/browser/payments/refund-api-over-http.ts';
import { RefundApi } from '#application/browser/payments/ports/refund-api.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { GivenGiftsStore } from './given-gifts-store.ts';
import { RefundRequestsStore } from './refund-requests-store.ts';

/** What the purchase history needs. */
export const wire: WireUp = (container) => {
  if (!container.isBound(ReceiptApi)) bindPort(container, ReceiptApi, ReceiptApiOverHttp, [HttpClient]);
  if (!container.isBound(DepositApi)) bindPort(container, DepositApi, DepositApiOverHttp, [HttpClient]);
  if (!container.isBound(GiftApi)) bindPort(container, GiftApi, GiftApiOverHttp, [HttpClient]);
  bindClass(container, GivenGiftsStore, [GiftApi, ToastStore]);
  bindPort(container, RefundApi, RefundApiOverHttp, [HttpClient]);
  bindClass(container, RefundRequestsStore, [RefundApi, ToastStore, IdGenerator]);
};
