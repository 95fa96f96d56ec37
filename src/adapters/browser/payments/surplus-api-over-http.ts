import { giveSurplusBack, listSurplus } from '#adapters/http-contract/payments/surplus-payments.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const StaffSurplusApiOverHttp = overHttp(StaffSurplusApi, {
  list: to(
    listSurplus,
    (which) => ({ query: { which } }),
    ({ payments }) => payments.map((payment) => ({ ...payment, amount: moneyOf(payment.amount) })),
  ),
  giveBack: to(giveSurplusBack, (id, note, key) => ({ params: { id }, body: { note }, idempotencyKey: key })),
});
