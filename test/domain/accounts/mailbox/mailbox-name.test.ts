import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailAddress, type EmailAddress } from '#domain/accounts/email-address.ts';
import { nameOfMailbox, personByReceipt } from '#domain/accounts/mailbox/mailbox-name.ts';
import { personName } from '#domain/accounts/person-name.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';

test.each([
  ['ana.torres@correo.pe', 'Ana Torres'],
  ['ana_torres+cursos@correo.pe', 'Ana Torres'],
  ['josé.ñaupari88@correo.pe', 'José Ñaupari'],
  ['x7@correo.pe', 'X'],
  ['2026@correo.pe', 'Estudiante'],
])('%s is %s until there is a name', (email, name) => {
  expect(nameOfMailbox(accepted(emailAddress(email)))).toBe(name);
});

test('any mailbox has a name that the school takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (local) => {
      expect(personName(nameOfMailbox(`${local}@correo.pe` as EmailAddress)).ok).toBe(true);
    }),
  );
});

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
