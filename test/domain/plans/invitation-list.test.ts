import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invitationEntries, longestInvitationList } from '#domain/plans/invitation-list.ts';

const read = (pasted: string) => invitationEntries(pasted).map(({ email, name }) => [email, name]);

test('a name is the same whichever way its accents were pasted', () => {
  expect(read('Íñigo Núñez, ana@correo.pe'.normalize('NFD'))).toEqual([['ana@correo.pe', 'Íñigo Núñez']]);
});

test('addresses below each other, after commas, semicolons or spaces', () => {
  expect(read('ana@correo.pe\r\n\r\n  LUIS@correo.pe \neva@correo.pe, rosa@correo.pe;juan@correo.pe')).toEqual([
    ['ana@correo.pe', ''],
    ['luis@correo.pe', ''],
    ['eva@correo.pe', ''],
    ['rosa@correo.pe', ''],
    ['juan@correo.pe', ''],
  ]);
  expect(read('ana@correo.pe luis@correo.pe')).toEqual([
    ['ana@correo.pe', ''],
    ['luis@correo.pe', ''],
  ]);
});

test('rows of a spreadsheet, their heading left out', () => {
  expect(read('\uFEFFNombre;Correo\nAna Ruiz;ana@correo.pe\n"Luis";"Paz Soto";"luis@correo.pe"')).toEqual([
    ['ana@correo.pe', 'Ana Ruiz'],
    ['luis@correo.pe', 'Luis Paz Soto'],
  ]);
  expect(read('ana@correo.pe\tAna Ruiz')).toEqual([['ana@correo.pe', 'Ana Ruiz']]);
});

test('what a mail program copies', () => {
  expect(read('Ana Ruiz <ana@correo.pe>; "Luis Paz" <luis@correo.pe>')).toEqual([
    ['ana@correo.pe', 'Ana Ruiz'],
    ['luis@correo.pe', 'Luis Paz'],
  ]);
});

test('what holds no valid address stays, to be said', () => {
  expect(invitationEntries('ana@correo.pe\nLuis Paz\neva@correo')).toEqual([
    { text: 'ana@correo.pe', email: 'ana@correo.pe', name: '' },
    { text: 'Luis Paz', email: null, name: '' },
    { text: 'eva@correo', email: null, name: '' },
  ]);
  expect(read('correo')).toEqual([[null, '']]);
  expect(read(' \n ;; \n')).toEqual([]);
});

test('any text gives entries, at most as many as are taken at once, and every address written alone is found', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      expect(invitationEntries(text).length).toBeLessThanOrEqual(longestInvitationList);
    }),
  );
  const name = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 30 }),
      fc.constantFrom('\n', ', ', ';', '\t', ' '),
      (names, by) => {
        const emails = names.map((each) => `${each}@correo.pe`);
        expect(invitationEntries(emails.join(by)).map(({ email }) => email)).toEqual(emails);
      },
    ),
  );
});
