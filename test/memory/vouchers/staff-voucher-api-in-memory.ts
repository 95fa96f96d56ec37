import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { type Approval, isOpenVoucher } from '#domain/vouchers/voucher.ts';
import type { StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Vouchers before a collaborator, in this process's memory. */
export class StaffVoucherApiInMemory extends StaffVoucherApi {
  #vouchers: readonly StaffVoucher[];

  /** @param boughtOtherwise ids of those whose product the buyer has already. */
  constructor(
    vouchers: readonly StaffVoucher[],
    private readonly boughtOtherwise: ReadonlySet<string> = new Set(),
  ) {
    super();
    this.#vouchers = vouchers;
  }

  list(which: 'open' | 'decided'): Answer<readonly StaffVoucher[]> {
    return Promise.resolve(accept(this.#vouchers.filter(({ state }) => isOpenVoucher(state) === (which === 'open'))));
  }

  approve(id: string, { note, knowing }: Approval): Answer<unknown> {
    if (this.boughtOtherwise.has(id) && !knowing) {
      return Promise.resolve(refuse(refusal('bought-otherwise', 409, 'El comprador ya tiene «Derecho laboral».')));
    }
    return Promise.resolve(this.#decide(id, 'approved', note));
  }

  reject(id: string, reason: string): Answer<unknown> {
    if (reason === '') return Promise.resolve(refuse(refusal('reason-missing', 400, 'Escribe el motivo.', 'reason')));
    return Promise.resolve(this.#decide(id, 'rejected', reason));
  }

  #decide(id: string, state: 'approved' | 'rejected', reason: string): Result<unknown, CallRefusal> {
    const found = this.#vouchers.find((voucher) => voucher.id === id);
    if (found === undefined) return refuse(refusal('voucher-not-found', 404, 'No encontramos esta constancia.'));
    if (found.state === state) return accept({ state });
    if (!isOpenVoucher(found.state)) {
      return refuse(refusal(`voucher-${found.state}-already`, 409, 'Esta constancia ya fue decidida.'));
    }
    if (state === 'approved' && found.state === 'review' && reason === '') {
      return refuse(refusal('note-missing', 400, 'Escribe por qué la apruebas.', 'note'));
    }
    const decision = { by: 'Teresa Aguirre', at: '2026-03-10T16:00:00.000Z', reason };
    const decided = { ...found, state, decision, rejection: state === 'rejected' ? reason : null };
    this.#vouchers = this.#vouchers.map((voucher) => (voucher === found ? decided : voucher));
    return accept({ state });
  }
}

function refusal(kind: string, status: number, detail: string, field: string | null = null): CallRefusal {
  return { kind, status, detail, field, data: {} };
}
