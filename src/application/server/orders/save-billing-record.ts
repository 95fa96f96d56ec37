import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { BillingRecords, StoredBillingRecord } from '#application/server/orders/ports/billing-records.ts';
import { billingRecord, type BillingRecord, type BillingRefusal } from '#domain/orders/billing-record.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type SaveBillingRefusal =
  | { readonly kind: 'billing-record-not-found' }
  /** Another record of the account has that document. */
  | { readonly kind: 'billing-record-exists' }
  | {
      readonly kind: 'billing-invalid';
      readonly reason: BillingRefusal['kind'];
      readonly field: BillingRefusal['field'];
    };

/** Keeps billing data of an account for its next purchases; receipts already issued stay as they are. Source: USER-4. */
export class SaveBillingRecord {
  constructor(
    private readonly records: BillingRecords,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Adds a record; one with the same receipt type and document is replaced. */
  async add(userId: string, given: BillingRecord): Promise<Result<StoredBillingRecord, SaveBillingRefusal>> {
    const judged = judge(given);
    if (!judged.ok) return judged;
    await this.records.keep({ ...judged.value, id: this.ids.newId(), userId, updatedAt: this.clock.now() });
    const kept = (await this.records.ofUser(userId)).find((record) => isSameDocument(record, judged.value));
    if (kept === undefined) throw new Error('A billing record was kept and is gone');
    return accept(kept);
  }

  /** Changes one of the account's records. */
  async change(
    userId: string,
    id: string,
    given: BillingRecord,
  ): Promise<Result<StoredBillingRecord, SaveBillingRefusal>> {
    const judged = judge(given);
    if (!judged.ok) return judged;
    const own = await this.records.ofUser(userId);
    if (own.some((record) => record.id !== id && isSameDocument(record, judged.value))) {
      return refuse({ kind: 'billing-record-exists' });
    }
    const changed: StoredBillingRecord = { ...judged.value, id, userId, updatedAt: this.clock.now() };
    return (await this.records.change(changed)) ? accept(changed) : refuse({ kind: 'billing-record-not-found' });
  }
}

function judge(given: BillingRecord): Result<BillingRecord, SaveBillingRefusal> {
  const judged = billingRecord(given);
  if (judged.ok) return judged;
  return refuse({ kind: 'billing-invalid', reason: judged.refusal.kind, field: judged.refusal.field });
}

function isSameDocument(one: BillingRecord, other: BillingRecord): boolean {
  return (
    one.receiptType === other.receiptType &&
    one.documentType === other.documentType &&
    one.documentNumber === other.documentNumber
  );
}
