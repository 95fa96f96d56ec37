import { DepositApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipts/receipt-api-over-http.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Wire } from '#ui/school/boot/container.ts';
import { VoucherStore } from './voucher-store.ts';

/** What telling the school of a deposit needs. */
export const wire: Wire = (container) => {
  if (!container.isBound(ReceiptApi)) {
    container.bind(ReceiptApi).toResolvedValue((http) => new ReceiptApiOverHttp(http), [HttpClient]);
  }
  if (!container.isBound(DepositApi)) {
    container.bind(DepositApi).toResolvedValue((http) => new DepositApiOverHttp(http), [HttpClient]);
  }
  container
    .bind(VoucherStore)
    .toResolvedValue((api, clock) => new VoucherStore(api, new IdsInBrowser(), clock), [DepositApi, Clock]);
};
