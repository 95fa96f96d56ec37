import type { SavedBilling } from '#application/read-models/orders/saved-billing.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** The account's billing data. A refusal names the field at fault. Source: USER-4. */
export abstract class BillingApi {
  /** Last used first. */
  abstract list(): Answer<readonly SavedBilling[]>;
  /** Adds a record; one of the same receipt and document is replaced. */
  abstract add(billing: BillingRecord): Answer<SavedBilling>;
  abstract change(id: string, billing: BillingRecord): Answer<SavedBilling>;
  /** Removing what is gone is no refusal. */
  abstract remove(id: string): Answer<unknown>;
}
