import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { billingProblems, problemsLeft } from '#application/browser/orders/billing-problems.ts';
import { blankBilling } from '#application/browser/orders/checkout-drafts.ts';
import { chooseReceipt, onlyBilling, type BillingDraft } from '#application/browser/orders/billing-draft.ts';
import type { BillingApi } from '#application/browser/orders/ports/billing-api.ts';
import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { BillingField, BillingRecord, ReceiptType } from '#domain/orders/billing-record.ts';
import { problemTexts } from '#ui/school/storefront/checkout/billing-texts.ts';

/** Stands for the id of the record that is being added. */
export const newRecord = '';

/** The account's billing data, which of it is editable, and what is typed there. */
export class BillingStore {
  /** Null until they are loaded. */
  records: readonly SavedBilling[] | null = null;
  /** Why they could not be loaded. */
  failure: string | null = null;
  /** The one that is editable; null: none. */
  edited: string | null = null;
  problems: Partial<Record<BillingField, string>> = {};
  failedSubmits = 0;
  /** Why what was typed could not be kept, when no field is at fault. */
  refusal: string | null = null;
  isSaving = false;
  /** The one that is asked about before it goes. */
  removing: SavedBilling | null = null;
  isRemoving = false;
  removalRefusal: string | null = null;
  /** What was done last, to be read out. */
  done: string | null = null;
  /** What is typed of each, until it was saved. */
  drafts: Readonly<Record<string, BillingDraft>> = {};
  readonly #api: BillingApi;

  constructor(api: BillingApi) {
    this.#api = api;
    makeAutoObservable(this, {
      records: observableRef,
      problems: observableRef,
      removing: observableRef,
      drafts: observableRef,
    });
  }

  /** What the open form shows. */
  get draft(): BillingDraft {
    const { edited } = this;
    const saved = this.records?.find(({ id }) => id === edited);
    return this.drafts[edited ?? newRecord] ?? { billing: saved ?? blankBilling, other: null };
  }

  async load(): Promise<void> {
    const listed = await this.#api.list();
    runInAction(() => {
      this.failure = listed.ok ? null : listed.refusal.detail;
      if (listed.ok) this.records = listed.value;
    });
  }

  /** Makes one editable, or no longer; what was typed waits. */
  toggle(which: string): void {
    this.edited = this.edited === which ? null : which;
    this.problems = {};
    this.refusal = null;
    this.done = null;
  }

  type(change: Partial<BillingRecord>): void {
    const { draft } = this;
    this.#keep({ ...draft, billing: { ...draft.billing, ...change } });
    this.problems = problemsLeft(this.problems, change);
  }

  chooseReceipt(type: ReceiptType): void {
    if (this.draft.billing.receiptType === type) return;
    this.problems = {};
    this.#keep(chooseReceipt(this.draft, type));
  }

  /** Leaves the record as it was. */
  discard(): void {
    if (this.edited === null) return;
    this.#forget(this.edited);
    this.toggle(this.edited);
  }

  async save(): Promise<void> {
    const { edited, draft } = this;
    if (edited === null || this.isSaving) return;
    const billing = onlyBilling(draft.billing);
    this.refusal = null;
    this.problems = problemTexts(billingProblems(billing), billing.documentType);
    if (Object.keys(this.problems).length > 0) {
      this.failedSubmits += 1;
      return;
    }
    this.isSaving = true;
    const saved = await (edited === newRecord ? this.#api.add(billing) : this.#api.change(edited, billing));
    if (saved.ok) await this.load();
    runInAction(() => {
      this.isSaving = false;
      if (!saved.ok) return this.#hear(saved.refusal);
      this.#forget(edited);
      this.edited = null;
      this.done = `Datos guardados: ${saved.value.name}`;
    });
  }

  ask(record: SavedBilling | null): void {
    this.removing = record;
    this.removalRefusal = null;
  }

  async remove(): Promise<void> {
    const { removing } = this;
    if (removing === null || this.isRemoving) return;
    this.isRemoving = true;
    this.removalRefusal = null;
    const removed = await this.#api.remove(removing.id);
    if (removed.ok) await this.load();
    runInAction(() => {
      this.isRemoving = false;
      if (!removed.ok) {
        this.removalRefusal = removed.refusal.detail;
        return;
      }
      this.#forget(removing.id);
      if (this.edited === removing.id) this.edited = null;
      this.removing = null;
      this.done = `Datos eliminados: ${removing.name}`;
    });
  }

  /** The school's word stands beside the field that it names. */
  #hear({ field, detail }: CallRefusal): void {
    if (field !== null && field in blankBilling) {
      this.problems = { [field]: detail };
      this.failedSubmits += 1;
    } else this.refusal = detail;
  }

  #keep(draft: BillingDraft): void {
    this.drafts = { ...this.drafts, [this.edited ?? newRecord]: draft };
    this.refusal = null;
  }

  #forget(which: string): void {
    const { [which]: _, ...others } = this.drafts;
    this.drafts = others;
  }
}
