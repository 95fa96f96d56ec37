import { BillingApi } from '#application/browser/orders/ports/billing-api.ts';
import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { billingRecord, type BillingRecord } from '#domain/orders/billing-record.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The billing data of one account in this process's memory. */
export class BillingApiInMemory extends BillingApi {
  /** When set, every call is refused with it. */
  refusal: CallRefusal | null = null;
  /** Last used first. */
  #records: readonly SavedBilling[] = [];
  #count = 0;

  list(): Answer<readonly SavedBilling[]> {
    return Promise.resolve(this.refusal === null ? accept(this.#records) : refuse(this.refusal));
  }

  add(given: BillingRecord): Answer<SavedBilling> {
    const judged = this.#judge(given);
    if (!judged.ok) return Promise.resolve(judged);
    const same = this.#records.find((record) => keyOf(record) === keyOf(judged.value));
    this.#count += 1;
    return Promise.resolve(accept(this.#keep({ ...judged.value, id: same?.id ?? `billing-${this.#count}` })));
  }

  change(id: string, given: BillingRecord): Answer<SavedBilling> {
    const judged = this.#judge(given);
    if (!judged.ok) return Promise.resolve(judged);
    const isTaken = this.#records.some((record) => record.id !== id && keyOf(record) === keyOf(judged.value));
    if (isTaken) return Promise.resolve(refuse(refusal('billing-record-exists', 409, 'documentNumber')));
    if (!this.#records.some((record) => record.id === id)) {
      return Promise.resolve(refuse(refusal('billing-record-not-found', 404, null)));
    }
    return Promise.resolve(accept(this.#keep({ ...judged.value, id })));
  }

  remove(id: string): Answer<unknown> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.#records = this.#records.filter((record) => record.id !== id);
    return Promise.resolve(accept(undefined));
  }

  #judge(given: BillingRecord): Result<BillingRecord, CallRefusal> {
    if (this.refusal !== null) return refuse(this.refusal);
    const judged = billingRecord(given);
    return judged.ok ? judged : refuse(refusal('billing-invalid', 400, judged.refusal.field));
  }

  #keep(kept: SavedBilling): SavedBilling {
    this.#records = [kept, ...this.#records.filter(({ id }) => id !== kept.id)];
    return kept;
  }
}

function keyOf({ receiptType, documentType, documentNumber }: BillingRecord): string {
  return [receiptType, documentType, documentNumber].join(' ');
}

function refusal(kind: string, status: number, field: string | null): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field, data: {} };
}
