import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AskedPrice, LEAST_ASKED, wasAsked, willBeAsked } from '#domain/catalogue/asked-price.ts';
import { money } from '#domain/shared/money.ts';

const day = (number: number, hour = 0) => new Date(Date.UTC(2026, 2, number, hour));
const at = (from: Date, regular: number, changes: Partial<AskedPrice> = {}): AskedPrice => ({
  from,
  isSold: true,
  regular: money(regular),
  reduced: null,
  reducedUntil: null,
  ...changes,
});
const lower = { reduced: money(80) };

describe('a former price', () => {
  test.each<[string, AskedPrice[], boolean]>([
    ['nothing was ever asked', [], false],
    ['asked for a day', [at(day(1), 100)], true],
    ['asked for less than a day', [at(day(1, 13), 100), at(day(2, 12), 100, lower)], false],
    ['asked for a thousandth of a second less', [at(new Date(day(9).getTime() + 1), 100)], false],
    ['another was asked', [at(day(1), 90), at(day(9), 100, lower)], false],
    ['only with a discount that has no end', [at(day(1), 100, lower)], false],
    ['only while a discount ran', [at(day(1), 100, { ...lower, reducedUntil: day(20) })], false],
    ['for a day after a discount', [at(day(1), 100, { ...lower, reducedUntil: day(8) })], true],
    ['for a day but the last second of a discount', [at(day(1), 100, { ...lower, reducedUntil: day(9) })], false],
    ['for a day before a discount', [at(day(1), 100, { ...lower, reducedFrom: day(2), reducedUntil: null })], true],
    ['for half a day before one', [at(day(1), 100, { ...lower, reducedFrom: day(1, 12) })], false],
    ['while it was not for sale', [at(day(1), 100, { isSold: false })], false],
    ['for half a day, twice', [at(day(1), 100), at(day(1, 12), 90), at(day(3), 100), at(day(3, 12), 90)], true],
  ])('%s: %s', (_, history, expected) => {
    expect(wasAsked(history, money(100), day(10))).toBe(expected);
  });

  test('of a discount that begins later is one if it is asked until then', () => {
    const price = { regular: money(100), reduced: money(80), reducedUntil: null };
    expect(willBeAsked([], { ...price, reducedFrom: day(11) }, day(10))).toBe(true);
    expect(willBeAsked([], { ...price, reducedFrom: day(10, 23) }, day(10))).toBe(false);
    expect(willBeAsked([], price, day(10))).toBe(false);
    expect(willBeAsked([at(day(9), 100)], { ...price, reducedFrom: day(2) }, day(10))).toBe(true);
    expect(willBeAsked([at(day(1), 100)], price, day(10))).toBe(true);
  });

  test('is one of those of the history, and stays one as time goes by', () => {
    const entry = fc.record({ hours: fc.nat({ max: 60 }), regular: fc.constantFrom(90, 100), isReduced: fc.boolean() });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.nat({ max: 100 }), (entries, more) => {
        let hours = 0;
        const history = entries.map(({ hours: after, regular, isReduced }) => {
          hours += after;
          return at(new Date(day(1).getTime() + hours * 3_600_000), regular, isReduced ? lower : {});
        });
        const now = new Date(day(1).getTime() + hours * 3_600_000);
        if (!wasAsked(history, money(100), now)) return;
        expect(history.some(({ regular, reduced }) => regular === money(100) && reduced === null)).toBe(true);
        expect(wasAsked(history, money(100), new Date(now.getTime() + more * LEAST_ASKED))).toBe(true);
      }),
    );
  });
});
