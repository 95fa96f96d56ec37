import { type PersonalRecord, PersonalRecords } from '#application/server/ports/personal-records.ts';

const nothing: PersonalRecord = {
  orders: [],
  receipts: [],
  billingRecords: [],
  owned: [],
  progress: [],
  exams: [],
  certificates: [],
  notes: [],
  bookmarks: [],
  consultations: [],
  requests: [],
  consents: [],
  sessions: [],
};

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
    const { orders, receipts, owned, certificates, consents, sessions } = this.byUser.get(userId) ?? nothing;
    this.byUser.set(userId, { ...nothing, orders, receipts, owned, certificates, consents, sessions });
    const files = this.files.get(userId) ?? [];
    this.files.delete(userId);
    return Promise.resolve(files);
  }
}
