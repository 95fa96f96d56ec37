import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { DepositApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipts/receipt-api-over-http.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { VoucherStore } from './voucher-store.ts';

/** What telling the school of a deposit needs. */
export const wire: WireUp = (container) => {
  if (!container.isBound(ReceiptApi)) {
    bindPort(container, ReceiptApi, ReceiptApiOverHttp, [HttpClient]);
  }
  if (!container.isBound(DepositApi)) {
    bindPort(container, DepositApi, DepositApiOverHttp, [HttpClient]);
  }
  bindClass(container, VoucherStore, [DepositApi, IdGenerator, Clock]);
};
