import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import { type StaffVoucher, StaffVoucherApi } from '#application/browser/ports/deposit-api.ts';
import { isOpenVoucher } from '#domain/orders/voucher.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** Vouchers before a collaborator, in this process's memory. */
export class StaffVoucherApiInMemory extends StaffVoucherApi {
  #vouchers: readonly StaffVoucher[];

  constructor(vouchers: readonly StaffVoucher[]) {
    super();
    this.#vouchers = vouchers;
  }

  list(which: 'open' | 'decided'): Answer<readonly StaffVoucher[]> {
    return Promise.resolve(accept(this.#vouchers.filter(({ state }) => isOpenVoucher(state) === (which === 'open'))));
  }

  approve(id: string, note: string): Answer<unknown> {
    const needsNote = this.#vouchers.some((voucher) => voucher.id === id && voucher.state === 'review') && note === '';
    return Promise.resolve(
      needsNote ? refuse(missing('note', 'Escribe por qué la apruebas.')) : this.#decide(id, note),
    );
  }

  reject(id: string, reason: string): Answer<unknown> {
    if (reason === '') return Promise.resolve(refuse(missing('reason', 'Escribe el motivo.')));
    return Promise.resolve(this.#decide(id, reason, 'rejected'));
  }

  #decide(id: string, reason: string, state: 'approved' | 'rejected' = 'approved'): Result<unknown, CallRefusal> {
    const decision = { by: 'Teresa Aguirre', at: '2026-03-10T16:00:00.000Z', reason };
    this.#vouchers = this.#vouchers.map((voucher) => (voucher.id === id ? { ...voucher, state, decision } : voucher));
    return accept({ state });
  }
}

function missing(field: string, detail: string): CallRefusal {
  return { kind: `${field}-missing`, status: 400, detail, field, data: {} };
}
