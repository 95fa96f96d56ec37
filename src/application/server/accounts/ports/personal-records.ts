import type { PersonalSection } from '#domain/accounts/personal-sections.ts';

/** A row of what the school knows of somebody: named facts, instants in ISO 8601, amounts in céntimos. */
export type RecordRow = Readonly<Record<string, string | number | boolean | null>>;

/** What an account left in the school, section by section, oldest first. */
export type PersonalRecord = Readonly<Record<PersonalSection, readonly RecordRow[]>>;

/** Everything that belongs to one person, wherever the school keeps it. Source: facts/peru.md, section 6. */
export abstract class PersonalRecords {
  abstract of(userId: string): Promise<PersonalRecord>;
  /** Whether a payment of the account is being decided about, or money of it is to be given back. */
  abstract hasPaymentUnderWay(userId: string): Promise<boolean>;
  /**
   * Erases what may be erased and takes name, address and telephone from the account, which nobody can sign in to afterwards.
   * Orders, receipts, vouchers, certificates, consents and access records stay. Returns the keys of files to remove.
   */
  abstract erase(userId: string, at: Date): Promise<readonly string[]>;
}
