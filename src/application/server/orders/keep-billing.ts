import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { BillingRecords } from '#application/server/orders/ports/billing-records.ts';
import { personByReceipt } from '#domain/accounts/mailbox/person-by-receipt.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';

/**
 * Keeps the billing data of an order for its buyer's next one. An account that was made by its mailbox alone gets the name of its first
 * boleta, before any letter greets it.
 */
export class KeepBilling {
  constructor(
    private readonly records: BillingRecords,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Inside the transaction of the order. */
  async execute(userId: string, billing: BillingRecord): Promise<void> {
    const now = this.clock.now();
    await this.records.keep({ ...billing, id: this.ids.newId(), userId, updatedAt: now });
    const buyer = await this.accounts.find(userId);
    const person = buyer === null ? null : personByReceipt(buyer, billing);
    if (person !== null) await this.accounts.changePerson(userId, person, now);
  }
}
