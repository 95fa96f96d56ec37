import { expect, test } from 'vitest';
import { personName } from '#domain/accounts/person-name.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

test.each([
  [' Rosa   María ', 'Rosa María'],
  ['Ñahui', 'Ñahui'],
  ["O'Higgins", "O'Higgins"],
  ['García-Sayán', 'García-Sayán'],
  ['Jose\u0301', 'José'],
  ['J. Carlos', 'J. Carlos'],
])('%j is the name %j', (typed, name) => {
  expect(accepted(personName(typed))).toBe(name);
});

test('what is empty is missing', () => {
  expect(refused(personName('  '))).toEqual({ kind: 'name-missing' });
});

test.each(['R0sa', 'Rosa!', '<b>Rosa</b>', '-Rosa', 'Rosa\u0000', '🙂', 'a'.repeat(61)])('%j is no name', (typed) => {
  expect(refused(personName(typed))).toEqual({ kind: 'name-invalid' });
});

test('sixty letters are a name, however they are composed', () => {
  expect(accepted(personName('é'.repeat(60)))).toHaveLength(60);
  expect(accepted(personName('e\u0301'.repeat(60)))).toHaveLength(60);
});
