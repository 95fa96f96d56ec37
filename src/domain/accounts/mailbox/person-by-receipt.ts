import { personName } from '#domain/accounts/person-name.ts';
import type { PersonFacts } from '#domain/accounts/profile-details.ts';
import type { User } from '#domain/accounts/user.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { isCalledByMailbox } from './mailbox-name.ts';

/**
 * Who a person is by the receipt that they asked for, where the account knows nobody but its mailbox: a boleta names a person, in one
 * piece, which stays in one until its person says where it parts. Null: the account has a name, or the receipt names a company.
 */
export function personByReceipt(user: User, billing: BillingRecord): PersonFacts | null {
  const { paternalSurname, maternalSurname, phone, document } = user;
  if (!isCalledByMailbox(user) || billing.receiptType !== 'boleta') return null;
  const name = personName(billing.name);
  return name.ok ? { givenNames: name.value, paternalSurname, maternalSurname, phone, document } : null;
}
