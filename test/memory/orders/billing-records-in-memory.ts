import { BillingRecords, type StoredBillingRecord } from '#application/server/orders/ports/billing-records.ts';

/** Billing data in this process's memory. */
export class BillingRecordsInMemory extends BillingRecords {
  readonly #records = new Map<string, StoredBillingRecord>();

  keep(record: StoredBillingRecord): Promise<void> {
    const key = keyOf(record);
    this.#records.set(key, { ...record, id: this.#records.get(key)?.id ?? record.id });
    return Promise.resolve();
  }

  ofUser(userId: string): Promise<readonly StoredBillingRecord[]> {
    const own = [...this.#records.values()].filter((record) => record.userId === userId);
    return Promise.resolve(own.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime()));
  }

  change(record: StoredBillingRecord): Promise<boolean> {
    const key = this.#keyOfId(record.userId, record.id);
    if (key === undefined) return Promise.resolve(false);
    this.#records.delete(key);
    this.#records.set(keyOf(record), record);
    return Promise.resolve(true);
  }

  remove(userId: string, id: string): Promise<boolean> {
    const key = this.#keyOfId(userId, id);
    return Promise.resolve(key !== undefined && this.#records.delete(key));
  }

  #keyOfId(userId: string, id: string): string | undefined {
    return [...this.#records].find(([, record]) => record.id === id && record.userId === userId)?.[0];
  }
}

function keyOf({ userId, receiptType, documentType, documentNumber }: StoredBillingRecord): string {
  return [userId, receiptType, documentType, documentNumber].join(' ');
}
