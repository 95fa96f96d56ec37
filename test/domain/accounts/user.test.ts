import { expect, test } from 'vitest';
import { firstName, fullName, isProfileComplete, maskedEmail } from '#domain/accounts/user.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';

test('names stand in the order Peru writes them', () => {
  expect(fullName(aUser('ana'))).toBe('Rosa María Huamán Quispe');
  expect(fullName(aUser('ana', { maternalSurname: '' }))).toBe('Rosa María Huamán');
  expect(firstName(aUser('ana'))).toBe('Rosa');
});

test('a profile is complete with names, document, telephone and a verified address', () => {
  expect(isProfileComplete(aUser('ana'))).toBe(true);
  for (const missing of [{ phone: '' }, { document: null }, { emailVerifiedAt: null }, { paternalSurname: '' }]) {
    expect(isProfileComplete(aUser('ana', missing))).toBe(false);
  }
  expect(isProfileComplete(aUser('ana', { maternalSurname: '' }))).toBe(true);
});

test('an address is masked but for its first letters and its domain', () => {
  expect(maskedEmail('rosa@correo.pe')).toBe('ro•••@correo.pe');
  expect(maskedEmail('r@correo.pe')).toBe('r•••@correo.pe');
});
