import { expect, test } from 'vitest';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

test.each([
  ['rosa@correo.pe', 'rosa@correo.pe'],
  ['  Rosa.Huaman+cursos@Correo.PE ', 'rosa.huaman+cursos@correo.pe'],
  ["o'higgins@estudio-legal.com.pe", "o'higgins@estudio-legal.com.pe"],
  ['ñandú@correo.pe', 'ñandú@correo.pe'],
])('%j is the address %j', (typed, address) => {
  expect(accepted(emailAddress(typed))).toBe(address);
});

test.each([
  '',
  ' ',
  'rosa',
  'rosa@',
  '@correo.pe',
  'rosa@correo',
  'rosa@@correo.pe',
  'rosa correo@correo.pe',
  'rosa@correo..pe',
  '.rosa@correo.pe',
  'rosa.@correo.pe',
  'ro..sa@correo.pe',
  'rosa@-correo.pe',
  'rosa@correo.pe, otra@correo.pe',
  'rosa@correo.pe\nBcc: otra@correo.pe',
  'Rosa <rosa@correo.pe>',
  `${'a'.repeat(65)}@correo.pe`,
  `rosa@${'a'.repeat(60)}.${'b'.repeat(200)}.pe`,
])('%j is none', (typed) => {
  expect(refused(emailAddress(typed))).toEqual({ kind: 'email-invalid' });
});
