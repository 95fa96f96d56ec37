import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GivenProfile, profileOf, profileProblems } from '#domain/accounts/profile-details.ts';

const rosa: GivenProfile = {
  givenNames: ' Rosa  María ',
  paternalSurname: 'Huamán',
  maternalSurname: '',
  documentType: 'DNI',
  documentNumber: '4671 2369',
  phone: '+51 987-654-321',
  address: '  Jr.  Puno 123 ',
  district: '150101',
  occupation: '',
  organization: '',
};

describe('profileOf', () => {
  test('tidies what was typed', () => {
    expect(profileOf(rosa)).toEqual({
      ok: true,
      value: {
        person: {
          givenNames: 'Rosa María',
          paternalSurname: 'Huamán',
          maternalSurname: '',
          document: { type: 'DNI', number: '46712369' },
          phone: '987654321',
        },
        details: { address: 'Jr. Puno 123', district: '150101', occupation: '', organization: '' },
      },
    });
  });

  test('asks for a name only', () => {
    const bare = { ...rosa, documentType: '', documentNumber: '', phone: '', address: '', district: '' };
    expect(profileOf(bare)).toMatchObject({ ok: true, value: { person: { document: null, phone: '' } } });
  });
});

describe('profileProblems', () => {
  test('names every field at fault, in the order of the form', () => {
    const wrong = {
      ...rosa,
      givenNames: '',
      paternalSurname: 'R2',
      documentNumber: '123',
      phone: '012345678',
      address: 'x'.repeat(121),
      district: 'Lima',
    };
    expect(profileProblems(wrong).map(({ kind, field }) => [kind, field])).toEqual([
      ['name-missing', 'givenNames'],
      ['name-invalid', 'paternalSurname'],
      ['document-number-invalid', 'documentNumber'],
      ['phone-invalid', 'phone'],
      ['district-unknown', 'district'],
      ['line-too-long', 'address'],
    ]);
  });

  test.each([
    ['', '46712369', 'document-type-unknown'],
    ['RUC', '20512333797', 'document-type-unknown'],
    ['CE', '', 'document-number-missing'],
    ['passport', 'AB', 'document-number-invalid'],
  ])('a document %s %s: %s', (documentType, documentNumber, kind) => {
    expect(profileProblems({ ...rosa, documentType, documentNumber })).toMatchObject([{ kind }]);
  });

  test('a telephone is nine digits that begin with 9, however it is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{8}$/), fc.constantFrom('', '+51', '+51 '), (digits, before) => {
        const given = { ...rosa, phone: `${before}${digits.slice(0, 3)} ${digits.slice(3)}` };
        expect(profileOf(given)).toMatchObject({ ok: true, value: { person: { phone: digits } } });
      }),
    );
  });

  test('what was tidied has no problems and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }), (address, occupation) => {
        const once = profileOf({ ...rosa, address, occupation });
        if (!once.ok) throw new Error('refused');
        const again = profileOf({ ...rosa, ...once.value.details });
        expect(again).toEqual(once);
      }),
    );
  });
});
