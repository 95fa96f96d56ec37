import { expect, test } from 'vitest';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { personByReceipt } from '#domain/accounts/mailbox/person-by-receipt.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';

const mailbox = 'ana.torres@correo.pe' as EmailAddress;
const unnamed = aUser('ana', { email: mailbox, givenNames: 'Ana Torres', paternalSurname: '', maternalSurname: '' });

test('a boleta names an account that only its mailbox had named; nothing else of the person changes', () => {
  const { phone, document } = unnamed;
  expect(personByReceipt(unnamed, boletaOfAna)).toEqual({
    givenNames: boletaOfAna.name,
    paternalSurname: '',
    maternalSurname: '',
    phone,
    document,
  });
});

test.each([
  ['a name of their own', { ...unnamed, paternalSurname: 'Torres' }, boletaOfAna],
  ['a factura, which names a company', unnamed, { ...boletaOfAna, receiptType: 'factura' as const }],
  ['what is no name', unnamed, { ...boletaOfAna, name: '1234' }],
])('%s leaves the account as it is', (_, user, billing) => {
  expect(personByReceipt(user, billing)).toBeNull();
});
