import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newsOfSaved, type KnownState } from '#domain/home/saved-product.ts';
import { money } from '#domain/shared/money.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const [past, soon, later] = ['2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'];
const at = (price: number, startsAt: string | null = null): KnownState => ({ price: money(price), startsAt });

describe('what is worth telling of a saved product', () => {
  test.each([
    ['nothing changed', at(11_800), at(11_800), []],
    ['the price fell', at(11_800), at(9_800), [{ kind: 'price-fell', from: 11_800, to: 9_800 }]],
    ['it became free', at(11_800), at(0), [{ kind: 'price-fell', from: 11_800, to: 0 }]],
    ['the price rose', at(9_800), at(11_800), []],
    ['a date was set', at(1), at(1, soon), [{ kind: 'date-set', startsAt: soon }]],
    ['the date was moved', at(1, soon), at(1, later), [{ kind: 'date-set', startsAt: later }]],
    ['the date is over', at(1), at(1, past), []],
    ['the date was taken away', at(1, soon), at(1), []],
  ])('%s', (_, known, current, news) => {
    expect(newsOfSaved(known, current, now)).toEqual(news);
  });

  test('both at once are told both, the price first', () => {
    expect(newsOfSaved(at(2), at(1, soon), now).map(({ kind }) => kind)).toEqual(['price-fell', 'date-set']);
  });

  test('whatever a price does, each fall is told once and nothing twice', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1 }), (prices) => {
        const looks = prices.flatMap((price) => [price, price]);
        let known = at(looks[0] ?? 0);
        let told = 0;
        for (const price of looks) {
          told += newsOfSaved(known, at(price), now).length;
          known = at(price);
        }
        const falls = prices.filter((price, index) => price < (prices[index - 1] ?? price)).length;
        expect(told).toBe(falls);
      }),
    );
  });
});
