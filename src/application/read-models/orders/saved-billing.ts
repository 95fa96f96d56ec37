import type { BillingRecord } from '#domain/orders/billing-record.ts';

/** Billing data that the account keeps for its next purchases. */
export interface SavedBilling extends BillingRecord {
  readonly id: string;
}
