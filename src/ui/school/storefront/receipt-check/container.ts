import { ReceiptCheckOverHttp } from '#adapters/browser/receipts/receipt-check-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindPort } from '#adapters/wiring/bindings.ts';
import { ReceiptCheck } from '#application/browser/receipts/ports/receipt-check.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the check of a receipt needs. */
export const wire: WireUp = (container) => {
  bindPort(container, ReceiptCheck, ReceiptCheckOverHttp, [HttpClient]);
};
