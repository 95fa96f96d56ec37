import { PaymentApiOverHttp } from '#adapters/browser/payments/payment-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { CashCodeStore } from './cash-code-store.ts';

/** What paying by a code of cash needs. */
export const wire: WireUp = (container) => {
  if (!container.isBound(PaymentApi)) bindPort(container, PaymentApi, PaymentApiOverHttp, [HttpClient]);
  bindClass(container, CashCodeStore, [PaymentApi, IdGenerator]);
};
