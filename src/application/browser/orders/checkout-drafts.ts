import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { isCalledByMailbox } from '#domain/accounts/mailbox/mailbox-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';

/** What a buyer has typed and ticked. */
export interface CheckoutDraft {
  /** Whose it is. */
  readonly userId: string;
  readonly billing: BillingRecord;
  /** What was typed for the other receipt, for who changes back. */
  readonly other: BillingRecord | null;
  readonly acceptsTerms: boolean;
}

export const blankBilling: BillingRecord = {
  receiptType: 'boleta',
  documentType: 'DNI',
  documentNumber: '',
  name: '',
  address: '',
  email: '',
};

export const blankDraft: CheckoutDraft = { userId: '', billing: blankBilling, other: null, acceptsTerms: false };

const name = 'escuela.pago';

/** Keeps what is typed at checkout in the tab, so that a reload or a sign-in loses nothing, and nobody else finds it. */
export class CheckoutDrafts {
  constructor(private readonly storage: TabStorage) {}

  /** The buyer's draft, or null when there is none. */
  read(userId: string): CheckoutDraft | null {
    try {
      const draft = JSON.parse(this.storage.read(name) ?? 'null') as CheckoutDraft | null;
      return draft?.userId === userId ? draft : null;
    } catch {
      return null;
    }
  }

  write(draft: CheckoutDraft): void {
    this.storage.write(name, JSON.stringify(draft));
  }
}

/** What the school knows of a person, for a boleta. */
export function billingOf(profile: Profile): BillingRecord {
  const { fullName, email, document } = profile;
  return {
    ...blankBilling,
    name: isCalledByMailbox(profile) ? '' : fullName,
    email,
    documentType: document?.type ?? 'DNI',
    documentNumber: document?.number ?? '',
  };
}
