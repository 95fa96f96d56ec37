import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Surplus money before a collaborator, in this process's memory. */
export class StaffSurplusApiInMemory extends StaffSurplusApi {
  #payments: readonly StaffSurplus[];

  constructor(payments: readonly StaffSurplus[]) {
    super();
    this.#payments = payments;
  }

  list(which: 'open' | 'given-back'): Promise<Result<readonly StaffSurplus[], CallRefusal>> {
    return Promise.resolve(
      accept(this.#payments.filter(({ givenBack }) => (givenBack === null) === (which === 'open'))),
    );
  }

  giveBack(id: string, note: string): Promise<Result<unknown, CallRefusal>> {
    const refusal = (kind: string, status: number, detail: string, field: string | null) =>
      refuse({ kind, status, detail, field, data: {} });
    if (note.trim() === '') return Promise.resolve(refusal('note-missing', 400, 'Escribe cómo lo devolviste.', 'note'));
    if (!this.#payments.some((payment) => payment.id === id)) {
      return Promise.resolve(refusal('surplus-not-found', 404, 'No encontramos este pago por devolver.', null));
    }
    const givenBack = { by: 'Teresa Aguirre', at: '2026-03-10T16:00:00.000Z', note: note.trim() };
    this.#payments = this.#payments.map((payment) =>
      payment.id === id && payment.givenBack === null ? { ...payment, givenBack } : payment,
    );
    return Promise.resolve(accept({ givenBackAt: givenBack.at }));
  }
}
