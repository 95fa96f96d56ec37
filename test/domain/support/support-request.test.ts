import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  problemOption,
  supportProblems,
  supportRequestOf,
  userTypes,
  type SupportDraft,
} from '#domain/support/support-request.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const written: SupportDraft = {
  option: problemOption,
  givenNames: 'Ana María',
  surnames: 'Quispe Ñusta',
  email: 'ana@correo.pe',
  phone: '987654321',
  problem: 'Otros Problemas',
  userType: userTypes[0],
  subject: 'Mi pago',
  text: 'Dos veces.',
};
const fields = Object.keys(written) as (keyof SupportDraft)[];

describe('a support request', () => {
  test('as it should be has nothing in its way, and is kept without blank edges', () => {
    expect(supportProblems(written)).toEqual([]);
    expect(accepted(supportRequestOf({ ...written, subject: '  Mi pago ', email: ' Ana@Correo.pe ' }))).toEqual(
      written,
    );
  });

  test.each(fields)('SUPPORT-4: needs %s', (field) => {
    for (const typed of ['', '  '])
      expect(supportProblems({ ...written, [field]: typed })).toEqual([{ kind: 'field-missing', field }]);
  });

  test.each(['ana', 'ana@', '@correo.pe', 'ana correo.pe', 'ana@correo'])('SUPPORT-4: %j is no e-mail', (email) => {
    expect(supportProblems({ ...written, email })).toEqual([{ kind: 'field-invalid', field: 'email' }]);
  });

  test('SUPPORT-4: takes no user type that the school does not offer', () => {
    expect(supportProblems({ ...written, userType: 'Curioso' })).toEqual([
      { kind: 'field-invalid', field: 'userType' },
    ]);
  });

  test('SUPPORT-5: is kept with letters for names and digits for a telephone, whatever was typed around them', () => {
    const kept = accepted(supportRequestOf({ ...written, givenNames: 'Ana-2 María', phone: '987 654-321' }));
    expect([kept.givenNames, kept.phone]).toEqual(['Ana María', '987654321']);
  });

  test('names everything that is wrong, in the order of the form, and keeps nothing', () => {
    fc.assert(
      fc.property(fc.subarray(fields, { minLength: 1 }), (emptied) => {
        const draft = { ...written, ...Object.fromEntries(emptied.map((field) => [field, ''])) };
        const named = supportProblems(draft).map(({ field }) => field);
        expect(named).toEqual(fields.filter((field) => emptied.includes(field)));
        expect(refused(supportRequestOf(draft)).field).toBe(named[0]);
      }),
    );
  });
});
