import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  certificateCode,
  certificateKey,
  parseCertificateCode,
  printedCode,
} from '#domain/learning/certificate-code.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { anyText } from '#test/support/shared/any-text.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const anySchool = fc.stringMatching(/^[A-Z]{2,5}$/);
const codeOf = (school: fc.Arbitrary<string>) =>
  fc
    .tuple(school, fc.integer({ min: 2007, max: 9999 }), fc.array(fc.nat(31), { minLength: 10, maxLength: 10 }))
    .map(([letters, year, values]) => certificateCode(letters, year, values));
const code = codeOf(fc.constant('ES'));

test("has the school's letters, a year and eleven characters, the last the sum of the ten before modulo 32", () => {
  expect(certificateCode('ES', 2026, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('ES-2026-0123456789D');
  expect(certificateCode('ES', 2026, [31, 31, 31, 31, 31, 31, 31, 31, 31, 31])).toBe('ES-2026-ZZZZZZZZZZP');
});

test('refuses what are no letters, no year or no ten values', () => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (const letters of ['', 'E', 'es', 'E1', 'ÑA', 'ESCUELA'])
    expect(() => certificateCode(letters, 2026, values)).toThrow(RangeError);
  expect(() => certificateCode('ES', 2026, [1, 2, 3])).toThrow(RangeError);
  expect(() => certificateCode('ES', 2026, [32, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toThrow(RangeError);
  expect(() => certificateCode('ES', 26, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toThrow(RangeError);
});

describe('reading a code that a person typed', () => {
  test('ignores case, spaces and hyphens of any kind', () => {
    fc.assert(
      fc.property(
        codeOf(anySchool),
        fc.infiniteStream(fc.constantFrom('', ' ', '-', '–', '\u00a0', '\t')),
        fc.boolean(),
        (printed, fillers, lower) => {
          const bare = printed.replaceAll('-', '');
          const typed = [...bare].map((character) => character + fillers.next().value).join('');
          const parsed = parseCertificateCode(lower ? typed.toLowerCase() : typed);
          expect(parsed).toEqual({ ok: true, value: printed });
        },
      ),
    );
  });

  test('takes the letters before the year as they are: those of a school may be any, such as I, L and O', () => {
    expect(parseCertificateCode('lio2O26 o123456789d')).toEqual({ ok: true, value: 'LIO-2026-0123456789D' });
  });

  test('reads O as 0 and I and L as 1', () => {
    fc.assert(
      fc.property(code, fc.constantFrom('I', 'L', 'i', 'l'), (printed, one) => {
        const typed = `ES-${printed.slice(3).replaceAll('0', 'O').replaceAll('1', one)}`;
        expect(parseCertificateCode(typed)).toEqual({ ok: true, value: printed });
      }),
    );
  });

  test('finds every single wrong character', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 8, max: 18 }), fc.integer({ min: 1, max: 31 }), (printed, place, step) => {
        const right = ALPHABET.indexOf(printed.charAt(place));
        const wrong = ALPHABET.charAt((right + step) % 32);
        const typed = printed.slice(0, place) + wrong + printed.slice(place + 1);
        expect(parseCertificateCode(typed)).toEqual({ ok: false, refusal: { kind: 'code-mistyped' } });
      }),
    );
  });

  test('refuses what has not the shape of a code', () => {
    const wrong = [
      '',
      'ES',
      'ES-2026',
      'ES-2026-0123456789',
      'ES-2026-0123456789DD',
      'E-2026-0123456789D',
      'E5-2026-0123456789D',
      'ESCUELA-2026-0123456789D',
      'ES-2026-U123456789D',
    ];
    for (const text of wrong) {
      expect(parseCertificateCode(text)).toEqual({ ok: false, refusal: { kind: 'code-malformed' } });
    }
  });

  test('refuses any other text, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseCertificateCode(text).ok).toBe(false);
      }),
    );
  });
});

describe('a code of another platform', () => {
  test('stands as it is printed, one of our shape as ours; what is none is refused', () => {
    expect(accepted(printedCode('  Reg. N.º 0123 / 2023-CEP '))).toBe('Reg. N.º 0123 / 2023-CEP');
    expect(accepted(printedCode('es2026 0123456789d'))).toBe('ES-2026-0123456789D');
    for (const text of ['', 'abc', 'a - b', '<b>1234</b>', '-1234', '12?34', 'x'.repeat(61)]) {
      expect(printedCode(text).ok).toBe(false);
    }
  });

  test('is found however its case, blanks and hyphens are typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{4,12}$/), fc.constantFrom(' ', '-', '–', ''), (plain, filler) => {
        const typed = [...plain.toLowerCase()].join(filler);
        expect(certificateKey(typed)).toBe(certificateKey(plain));
      }),
    );
    expect(certificateKey('AO10')).not.toBe(certificateKey('A010'));
  });
});
