import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';

export interface StoredBillingRecord extends SavedBilling {
  readonly userId: string;
  readonly updatedAt: Date;
}

/** The billing data that accounts gave, for next time. */
export abstract class BillingRecords {
  /** Keeps it; one with the same receipt type and document is replaced. */
  abstract keep(record: StoredBillingRecord): Promise<void>;
  /** The account's, last used first. */
  abstract ofUser(userId: string): Promise<readonly StoredBillingRecord[]>;
  /** Changes an account's record. False when it has none of that id. */
  abstract change(record: StoredBillingRecord): Promise<boolean>;
  /** Removes an account's record. False when it has none of that id. */
  abstract remove(userId: string, id: string): Promise<boolean>;
}
