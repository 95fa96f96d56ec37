import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { type BillingDraft, chooseReceipt } from '#application/browser/orders/billing-draft.ts';
import { billingProblems, problemsLeft } from '#application/browser/orders/billing-problems.ts';
import { blankBilling } from '#application/browser/orders/checkout-drafts.ts';
import type { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { BillingField, BillingRecord, ReceiptType } from '#domain/orders/billing-record.ts';
import type { BuyerCorrection } from '#domain/receipts/replaced-receipt.ts';
import { problemTexts } from '#ui/school/storefront/checkout/billing-texts.ts';

/** Stands in the place of the e-mail, which is not corrected. */
const someEmail = 'nadie@escuela.pe';

/** Which receipt is issued anew, with another number for what was rejected or in the place of what was accepted, and whom that is made out to, as it is typed. */
export class ReplaceReceiptStore {
  /** The receipt whose form is open; null: none. */
  opened: string | null = null;
  draft: BillingDraft = { billing: blankBilling, other: null };
  problems: Partial<Record<BillingField, string>> = {};
  failedSubmits = 0;
  /** Why it was not issued, when no field is at fault. */
  refusal: string | null = null;
  isBusy = false;
  readonly #api: OfficeReceiptsApi;
  readonly #ids: IdGenerator;
  #how: 'replace' | 'correct' = 'replace';
  /** One for each opening: what was issued and whose answer was lost is not issued a second time. */
  #key = '';

  constructor(api: OfficeReceiptsApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, { draft: observableRef, problems: observableRef });
  }

  /** Begins with whom it was made out to. @param how `correct`: it was accepted, and a note takes it back. */
  open(id: string, buyer: BuyerCorrection, how: 'replace' | 'correct' = 'replace'): void {
    this.opened = id;
    this.#how = how;
    this.draft = { billing: { ...buyer, email: someEmail }, other: null };
    this.problems = {};
    this.refusal = null;
    this.#key = this.#ids.newId();
  }

  close(): void {
    this.opened = null;
  }

  type(change: Partial<BillingRecord>): void {
    this.draft = { ...this.draft, billing: { ...this.draft.billing, ...change } };
    this.problems = problemsLeft(this.problems, change);
    this.refusal = null;
  }

  chooseReceipt(type: ReceiptType): void {
    this.draft = chooseReceipt(this.draft, type);
    this.problems = {};
    this.refusal = null;
  }

  /** The code of what was issued; null: nothing was, and the form says why. */
  async issue(): Promise<string | null> {
    const { opened, draft, isBusy } = this;
    if (opened === null || isBusy) return null;
    const { email: _, ...buyer } = draft.billing;
    this.refusal = null;
    this.problems = problemTexts(billingProblems(draft.billing), buyer.documentType);
    if (Object.keys(this.problems).length > 0) {
      this.failedSubmits += 1;
      return null;
    }
    this.isBusy = true;
    const issued = await this.#api[this.#how](opened, buyer, this.#key);
    runInAction(() => {
      this.isBusy = false;
      if (issued.ok) this.opened = null;
      else this.#hear(issued.refusal);
    });
    return issued.ok ? issued.value.code : null;
  }

  /** The school's word stands beside the field that it names. */
  #hear({ field, detail }: CallRefusal): void {
    if (field !== null && field !== 'receiptType' && field in blankBilling) {
      this.problems = { [field]: detail };
      this.failedSubmits += 1;
    } else this.refusal = detail;
  }
}
