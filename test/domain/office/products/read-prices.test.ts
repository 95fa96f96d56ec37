import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricesContent } from '#domain/office/products/prices-content.ts';
import { readPrices } from '#domain/office/products/read-prices.ts';
import { coursePrices } from '#test/support/catalogue/edited-products.ts';
import { generalRate } from '#test/support/catalogue/product-drafts.ts';

const wrong = (content: PricesContent) =>
  readPrices(content, generalRate).faults.flatMap(({ field, hinders }) => (hinders ? field : []));

describe('prices as they are typed', () => {
  test('are read in céntimos, to the end of the last day of a discount', () => {
    const typed = coursePrices({ discountedPrice: '99.9', discountUntil: '2026-12-31', extensionDiscount: '30,5 %' });
    expect(readPrices(typed, generalRate).prices).toEqual({
      igvRate: 1800,
      regularPrice: 19_990,
      subscriberPrice: null,
      discountedPrice: 9990,
      discountStartsAt: null,
      discountEndsAt: new Date('2027-01-01T04:59:59.000Z'),
      extension: { discount: 3050, factor: 2 },
      options: [],
    });
    expect(wrong(typed)).toEqual([]);
    const hours = { ...typed, discountFrom: '2026-12-14T19:00', discountUntil: '2026-12-14T21:30' };
    expect(readPrices(hours, generalRate).prices).toMatchObject({
      discountStartsAt: new Date('2026-12-15T00:00:00.000Z'),
      discountEndsAt: new Date('2026-12-15T02:30:59.000Z'),
    });
    expect(readPrices(coursePrices({ isExempt: true }), generalRate).prices.igvRate).toBe(0);
  });

  const option = { id: null, key: 'a', label: 'Cupo', kind: 'seat', price: '10.00', discountedPrice: '' } as const;
  test.each<[Partial<PricesContent>, string[]]>([
    [{ regularPrice: '' }, ['regularPrice']],
    [{ regularPrice: '1,5', discountedPrice: '9' }, ['regularPrice']],
    [{ regularPrice: '0.03' }, ['regularPrice']],
    [{ discountedPrice: '199.90' }, ['discountedPrice']],
    [{ subscriberPrice: '200' }, ['subscriberPrice']],
    [{ discountUntil: 'ayer' }, ['discountUntil']],
    [{ discountFrom: '2026-02-30T10:00' }, ['discountFrom']],
    [{ discountFrom: '2026-03-02T10:00', discountUntil: '2026-03-01' }, ['discountUntil']],
    [{ extensionDiscount: '51' }, ['extensionDiscount']],
    [{ extensionDiscount: '30', extensionFactor: '1' }, ['extensionFactor']],
    [{ options: [{ ...option, label: ' ', price: '0.02' }] }, ['options.0.label', 'options.0.price']],
    [{ options: [option, { ...option, discountedPrice: '10.00' }] }, ['options.1.discountedPrice']],
  ])('%j is wrong at %j', (changes, fields) => expect(wrong(coursePrices(changes))).toEqual(fields));

  test('a price without an end of its discount is advised', () => {
    const { faults } = readPrices(coursePrices({ discountedPrice: '100' }), generalRate);
    expect(faults).toMatchObject([{ field: 'discountUntil', hinders: false }]);
  });

  test('whatever is typed is read without a surprise, and what is sound is published as it was typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.nat({ max: 99_999 }).map((centimos) => (centimos / 100).toFixed(2)),
    );
    fc.assert(
      fc.property(typed, typed, (regularPrice, discountedPrice) => {
        const { prices, faults } = readPrices(coursePrices({ regularPrice, discountedPrice }), generalRate);
        if (faults.some(({ hinders }) => hinders)) return;
        expect(Number(regularPrice) * 100).toBeCloseTo(prices.regularPrice, 5);
        if (prices.discountedPrice !== null) expect(prices.discountedPrice).toBeLessThan(prices.regularPrice);
      }),
    );
  });
});
