import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailAddress, type EmailAddress } from '#domain/accounts/email-address.ts';
import { isCalledByMailbox, nameOfMailbox } from '#domain/accounts/mailbox/mailbox-name.ts';
import { personName } from '#domain/accounts/person-name.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted } from '#test/support/shared/accepted.ts';

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

test('an account is called by its mailbox until somebody says a name', () => {
  const email = accepted(emailAddress('ana.torres@correo.pe'));
  const unnamed = aUser('ana', { email, givenNames: 'Ana Torres', paternalSurname: '', maternalSurname: '' });
  expect(isCalledByMailbox(unnamed)).toBe(true);
  expect(isCalledByMailbox({ ...unnamed, givenNames: 'Ana Torres Quispe' })).toBe(false);
  expect(isCalledByMailbox({ ...unnamed, paternalSurname: 'Quispe' })).toBe(false);
});
