import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StaffDepositsApi } from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type { Clock } from '#application/ports/clock.ts';
import { missingVoucherTexts, voucherProblems } from '#domain/vouchers/voucher-texts.ts';
import { voucherFaults, type WalletPayment } from '#domain/vouchers/voucher.ts';

const blank: WalletPayment = {
  accountId: '',
  paidOn: '',
  amount: '',
  payerName: '',
  operationNumber: '',
  note: '',
};

/** A wallet is paid into: nobody makes a deposit. */
const missingTexts = { ...missingVoucherTexts, paidOn: 'Elige la fecha del pago.', payerName: 'Escribe quién pagó.' };

export type WalletPaymentField = keyof WalletPayment;

/** A payment of a wallet that is typed by hand, one after the other: wallet and day stay for the next. */
export class WalletPaymentStore {
  draft = blank;
  problems: Partial<Record<WalletPaymentField, string>> = {};
  /** What stands in the way and belongs to no field. */
  refusal = '';
  /** What became of the last one. */
  said = '';
  isBusy = false;
  readonly #api: StaffDepositsApi;
  readonly #clock: Clock;

  constructor(api: StaffDepositsApi, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable(this, { draft: observableRef, problems: observableRef });
  }

  type(field: WalletPaymentField, text: string): void {
    this.draft = { ...this.draft, [field]: text };
    const { [field]: _, ...others } = this.problems;
    this.problems = others;
    this.refusal = '';
    this.said = '';
  }

  /** True once it is among the movements, now or already before. @param accountId the wallet that the page shows as chosen. */
  async send(accountId: string): Promise<boolean> {
    if (this.isBusy) return false;
    this.problems = voucherProblems(voucherFaults(this.draft, this.#clock.now()), missingTexts);
    this.said = '';
    this.refusal = '';
    if (Object.keys(this.problems).length > 0) return false;
    this.isBusy = true;
    const answer = await this.#api.add({ ...this.draft, accountId });
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) return this.refuse(answer.refusal.field, answer.refusal.detail);
      this.said = answer.value.added
        ? 'Anotado: abajo está con los pedidos que puede pagar.'
        : 'Este pago ya estaba: nada cambió.';
      this.draft = { ...blank, accountId, paidOn: this.draft.paidOn };
    });
    return answer.ok;
  }

  private refuse(field: string | null, detail: string): void {
    if (field !== null && field in blank) this.problems = { [field]: detail };
    else this.refusal = detail;
  }
}
