import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { longestName, personName } from '#domain/accounts/person-name.ts';
import type { PersonFacts } from '#domain/accounts/profile-details.ts';
import type { User } from '#domain/accounts/user.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';

/** Of whom nothing is known: no letter of the address is one of a name. */
const nobody = 'Estudiante';

/**
 * What an account is called that was made by its mailbox alone, until it has a name: 'Ana Torres' of `ana.torres+cursos@correo.pe`.
 * Always one that `personName` takes.
 */
export function nameOfMailbox(email: EmailAddress): string {
  const [local = ''] = email.split('@', 1);
  const [own = ''] = local.split('+', 1);
  const words = own.split(/[^\p{L}\p{M}]+/u).filter((word) => /^\p{L}/u.test(word));
  const text = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const name = personName([...text].slice(0, longestName).join(''));
  return name.ok ? name.value : nobody;
}

/**
 * Who a person is by the receipt that they asked for, where the account knows nobody but its mailbox: a boleta names a person, in one
 * piece. Null: the account has a name, or the receipt names a company.
 */
export function personByReceipt(user: User, billing: BillingRecord): PersonFacts | null {
  const { email, givenNames, paternalSurname, maternalSurname, phone, document } = user;
  const isNamed = givenNames !== nameOfMailbox(email) || paternalSurname !== '' || maternalSurname !== '';
  if (isNamed || billing.receiptType !== 'boleta') return null;
  const name = personName(billing.name);
  return name.ok ? { givenNames: name.value, paternalSurname, maternalSurname, phone, document } : null;
}
