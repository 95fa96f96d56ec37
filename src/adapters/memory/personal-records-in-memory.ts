import { personalSections } from '#domain/accounts/personal-sections.ts';
import { type PersonalRecord, PersonalRecords } from '#application/server/ports/personal-records.ts';

const nothing = Object.fromEntries(personalSections.map((section) => [section, []])) as unknown as PersonalRecord;

export class PersonalRecordsInMemory extends PersonalRecords {
  readonly byUser = new Map<string, PersonalRecord>();
  /** Files of each account. */
  readonly files = new Map<string, readonly string[]>();
  /** Accounts with a payment that is being decided about. */
  readonly paying = new Set<string>();

  of(userId: string): Promise<PersonalRecord> {
    return Promise.resolve(this.byUser.get(userId) ?? nothing);
  }

  hasPaymentUnderWay(userId: string): Promise<boolean> {
    return Promise.resolve(this.paying.has(userId));
  }

  erase(userId: string): Promise<readonly string[]> {
    const known = this.byUser.get(userId) ?? nothing;
    const { orders, payments, vouchers, surplusPayments, receipts, discountCodes, owned } = known;
    const { certificates, certificateReissues, consents, sessions, accountEvents } = known;
    const bought = { orders, payments, vouchers, surplusPayments, receipts, discountCodes, owned };
    this.byUser.set(userId, {
      ...nothing,
      ...bought,
      certificates,
      certificateReissues,
      consents,
      sessions,
      accountEvents,
    });
    const files = this.files.get(userId) ?? [];
    this.files.delete(userId);
    return Promise.resolve(files);
  }
}
