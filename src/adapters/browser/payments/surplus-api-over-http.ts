import { giveSurplusBack, listSurplus } from '#adapters/http-contract/payments/surplus-payments.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class StaffSurplusApiOverHttp extends StaffSurplusApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(which: 'open' | 'given-back'): Promise<Result<readonly StaffSurplus[], CallRefusal>> {
    const listed = await this.http.call(listSurplus, { query: { which } });
    return mapValue(listed, ({ payments }) =>
      payments.map((payment) => ({ ...payment, amount: moneyOf(payment.amount) })),
    );
  }

  giveBack(id: string, note: string, key: string): Promise<Result<unknown, CallRefusal>> {
    return this.http.call(giveSurplusBack, { params: { id }, body: { note }, idempotencyKey: key });
  }
}
