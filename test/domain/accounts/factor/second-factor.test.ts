import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  factorCodeOf,
  factorSetupMs,
  isSetupOpen,
  plainRecoveryCode,
  RECOVERY_CODES,
  RECOVERY_DRAWS,
  RECOVERY_VALUES,
  recoveryCodes,
} from '#domain/accounts/factor/second-factor.ts';

test('six digits are of the application, fifteen characters a recovery code, anything else is neither', () => {
  expect(factorCodeOf('123456')).toEqual({ kind: 'of-application', digits: '123456' });
  expect(factorCodeOf(' 123 456 ')).toEqual({ kind: 'of-application', digits: '123456' });
  expect(factorCodeOf('abcde-fghjk-mnpqr')).toEqual({ kind: 'of-recovery', code: 'ABCDEFGHJKMNPQR' });
  for (const neither of ['', '12345', '1234567', 'abcde-fghjk-mnpq', 'abcde-fghjk-mnpqu', '١٢٣٤٥٦', 'l23456']) {
    expect(factorCodeOf(neither)).toBeNull();
  }
});

const drawn = fc.array(fc.integer({ min: 0, max: RECOVERY_VALUES - 1 }), {
  minLength: RECOVERY_DRAWS,
  maxLength: RECOVERY_DRAWS,
});

test('whatever is drawn, each recovery code is read as it was shown, in capitals or not, with or without hyphens', () => {
  fc.assert(
    fc.property(drawn, (values) => {
      const codes = recoveryCodes(values);
      expect(codes).toHaveLength(RECOVERY_CODES);
      for (const code of codes) {
        expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){2}[0-9A-HJKMNP-TV-Z]{5}$/);
        const read = { kind: 'of-recovery', code: plainRecoveryCode(code) };
        for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' ')]) {
          expect(factorCodeOf(typed)).toEqual(read);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('codes are made of as many values as they need, none of them beyond the alphabet', () => {
  const few = Array.from({ length: RECOVERY_DRAWS - 1 }, () => 0);
  expect(() => recoveryCodes(few)).toThrow(RangeError);
  expect(() => recoveryCodes([...few, RECOVERY_VALUES])).toThrow(RangeError);
});

test('what is being set up can be confirmed for half an hour', () => {
  const createdAt = new Date('2026-03-10T15:00:00.000Z');
  const after = (ms: number) => isSetupOpen({ createdAt }, new Date(createdAt.getTime() + ms));
  expect([after(0), after(factorSetupMs - 1), after(factorSetupMs)]).toEqual([true, true, false]);
});
