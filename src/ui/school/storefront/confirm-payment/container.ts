import { DepositApiOverHttp } from '#adapters/browser/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/ids-in-browser.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipt-api-over-http.ts';
import { DepositApi } from '#application/browser/ports/deposit-api.ts';
import { ReceiptApi } from '#application/browser/ports/receipt-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Wire } from '#ui/school/container.ts';
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
