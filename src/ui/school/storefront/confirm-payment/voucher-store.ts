import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { SentVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { missingVoucherTexts, voucherProblems } from '#domain/vouchers/voucher-texts.ts';
import { voucherFaults, type VoucherEntry } from '#domain/vouchers/voucher.ts';

export type VoucherFormField = keyof VoucherEntry | 'orderId' | 'bankAccountId' | 'file';

const blank = { orderId: '', bankAccountId: '', operationNumber: '', paidOn: '', amount: '', payerName: '' };

/**
 * Who is taken to have deposited, until somebody else is typed: the person of the boleta, since an account that was made by its mailbox
 * alone is called by its address in a browser that began with it; of a factura, who has the account.
 */
export function payerOf({ billing }: Pick<PlacedOrder, 'billing'>, user: { readonly fullName: string } | null): string {
  return billing?.receiptType === 'boleta' ? billing.name : (user?.fullName ?? '');
}

/** The form of a deposit: what is typed, what is wrong with it, and what was sent. */
export class VoucherStore {
  draft = blank;
  file: ChosenFile | null = null;
  problems: Partial<Record<VoucherFormField, string>> = {};
  /** What stands in the way and belongs to no field. */
  refusal: CallRefusal | null = null;
  failedSubmits = 0;
  isSending = false;
  sent: SentVoucher | null = null;
  readonly #api: DepositApi;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  #key: string | null = null;

  constructor(api: DepositApi, ids: IdGenerator, clock: Clock) {
    this.#api = api;
    this.#ids = ids;
    this.#clock = clock;
    makeAutoObservable(this, {
      draft: observableRef,
      file: observableRef,
      problems: observableRef,
      refusal: observableRef,
      sent: observableRef,
    });
  }

  /** Begins with what is known already, unless something was typed for that order. */
  begin(known: Partial<typeof blank>): void {
    if (this.draft.orderId === known.orderId) return;
    this.draft = { ...blank, ...known };
    this.problems = {};
    this.refusal = null;
    this.sent = null;
  }

  type(change: Partial<typeof blank>): void {
    this.draft = { ...this.draft, ...change };
    this.mend(Object.keys(change)[0] as VoucherFormField);
  }

  choose(file: ChosenFile | null): void {
    this.file = file;
    this.mend('file');
  }

  /** Sends it when nothing is wrong; what was typed stays when the school refuses. */
  async send(): Promise<void> {
    if (this.isSending || !this.check() || this.file === null) return;
    this.isSending = true;
    this.#key ??= this.#ids.newId();
    const answer = await this.#api.send(this.draft, this.file, this.#key);
    runInAction(() => {
      this.isSending = false;
      if (answer.ok) {
        this.sent = answer.value;
        this.file = null;
        return;
      }
      const { field, detail } = answer.refusal;
      if (field !== null && (field === 'file' || field in blank)) {
        this.problems = { [field]: detail };
        this.failedSubmits += 1;
      } else this.refusal = answer.refusal;
    });
  }

  private check(): boolean {
    const { orderId, bankAccountId, ...entry } = this.draft;
    this.refusal = null;
    this.problems = {
      ...(orderId === '' && { orderId: missingVoucherTexts.orderId }),
      ...(bankAccountId === '' && { bankAccountId: missingVoucherTexts.bankAccountId }),
      ...voucherProblems(voucherFaults(entry, this.#clock.now())),
      ...(this.file === null && { file: missingVoucherTexts.file }),
    };
    const isRight = Object.keys(this.problems).length === 0;
    if (!isRight) this.failedSubmits += 1;
    return isRight;
  }

  /** What is changed is another request. */
  private mend(field: VoucherFormField): void {
    const { [field]: _, ...others } = this.problems;
    this.problems = others;
    this.refusal = null;
    this.#key = null;
  }
}
