import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDocumentNumberValid, isRucValid, normalizeDocumentNumber } from '#domain/orders/identity-document.ts';

describe('a RUC', () => {
  it.each(['20131312955', '20100047218', '20100017491', '20512333797', '10467932361', '20000000001'])(
    'may be %s',
    (ruc) => {
      expect(isRucValid(ruc)).toBe(true);
    },
  );

  it.each([
    ['20512333798', 'its check digit is wrong'],
    ['20123456789', 'its check digit is wrong'],
    ['2051233379', 'it is short'],
    ['205123337970', 'it is long'],
    ['30512333797', 'its prefix is not in use'],
    ['99999999999', 'its prefix is not in use'],
    ['2051233379a', 'it has a letter'],
    ['٢٠٥١٢٣٣٣٧٩٧', 'its digits are not ours'],
    ['', 'it is empty'],
  ])('may not be %s: %s', (ruc) => {
    expect(isRucValid(ruc)).toBe(false);
  });

  it('has exactly one check digit for its first ten, and no single slip goes unnoticed', () => {
    const ten = fc
      .tuple(fc.constantFrom('10', '15', '16', '17', '20'), fc.stringMatching(/^\d{8}$/))
      .map(([prefix, rest]) => prefix + rest);
    fc.assert(
      fc.property(ten, fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 9 }), (first, place, shift) => {
        const valid = [...'0123456789'].map((digit) => first + digit).filter(isRucValid);
        expect(valid).toHaveLength(1);
        const [ruc = ''] = valid;
        const slipped = ruc.slice(0, place) + String((Number(ruc[place]) + shift) % 10) + ruc.slice(place + 1);
        // Only the remainders 0 and 10 share a check digit, 1.
        const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
        const rest = (text: string) =>
          weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11;
        const shareDigit = new Set([rest(ruc), rest(slipped)]);
        if (!(shareDigit.has(0) && shareDigit.has(10))) expect(isRucValid(slipped)).toBe(false);
      }),
    );
  });
});

describe('a document number', () => {
  it.each([
    ['DNI', '46712369', true],
    ['DNI', '4671236', false],
    ['DNI', '467123699', false],
    ['DNI', '4671236A', false],
    ['CE', '001234567', true],
    ['CE', '12345', false],
    ['CE', 'ABC1234567890', false],
    ['passport', 'PE123456', true],
    ['passport', 'PE-123456', false],
    ['passport', 'pe123456', false],
    ['CE', '123456', true],
    ['CE', '123456789012', true],
    ['passport', '12345', false],
    ['passport', '123456', true],
    ['passport', '123456789012', true],
    ['passport', '1234567890123', false],
    ['RUC', '20131312955', true],
    ['RUC', '20131312956', false],
  ] as const)('%s %s is valid: %s', (type, number, isValid) => {
    expect(isDocumentNumberValid(type, number)).toBe(isValid);
  });

  it('is stored without what people type in between', () => {
    expect(normalizeDocumentNumber(' 467 123-69 ')).toBe('46712369');
    expect(normalizeDocumentNumber('20.131312955')).toBe('20131312955');
    expect(normalizeDocumentNumber('pe-123456')).toBe('PE123456');
  });
});
