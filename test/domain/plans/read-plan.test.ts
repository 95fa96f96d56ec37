import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanContent } from '#domain/plans/plan-content.ts';
import { readPlan, startingTerm } from '#domain/plans/read-plan.ts';
import { generalRate } from '#test/support/catalogue/product-drafts.ts';
import { aPlan, aTerm } from '#test/support/plans/edited-plans.ts';

const wrong = (content: PlanContent) =>
  readPlan(content, generalRate).faults.flatMap(({ field, hinders }) => (hinders ? field : []));

describe('a plan as it is typed', () => {
  test('is read in céntimos, to the end of the last day of its discounts', () => {
    const typed = aPlan({
      terms: [aTerm({ discountedPrice: '249.9', seatPrice: '80', id: 7 })],
      discountUntil: '2026-12-31',
      extensionDiscount: '30',
    });
    expect(readPlan(typed, generalRate)).toEqual({
      faults: [],
      plan: {
        page: 'pro',
        seats: 3,
        igvRate: 1800,
        terms: [
          {
            id: 7,
            key: 'anual',
            duration: { amount: 1, unit: 'year' },
            regularPrice: 30_000,
            discountedPrice: 24_990,
            seatPrice: 8000,
          },
        ],
        discountStartsAt: null,
        discountEndsAt: new Date('2027-01-01T04:59:59.000Z'),
        extension: { discount: 3000, factor: 2 },
        options: [],
        gives: typed.gives,
      },
    });
  });

  const [course, books] = aPlan().gives;
  test.each<[Partial<PlanContent>, string[]]>([
    [{ seats: '0' }, ['seats']],
    [{ seats: 'tres' }, ['seats']],
    [{ terms: [] }, ['terms']],
    [{ terms: [aTerm(), aTerm({ key: 'otro' })] }, ['terms']],
    [{ terms: [aTerm({ duration: '0' })] }, ['terms.0.duration']],
    [{ terms: [aTerm({ duration: '11' })] }, ['terms.0.duration']],
    [{ terms: [aTerm({ regularPrice: '' })] }, ['terms.0.regularPrice']],
    [{ terms: [aTerm({ regularPrice: '0.03' })] }, ['terms.0.regularPrice']],
    [{ terms: [aTerm({ discountedPrice: '300' })] }, ['terms.0.discountedPrice']],
    [{ terms: [aTerm({ seatPrice: '0.01' })] }, ['terms.0.seatPrice']],
    [{ gives: [] }, ['gives']],
    [{ gives: [books, course, books] as PlanContent['gives'] }, ['gives']],
    [{ extensionDiscount: '51' }, ['extensionDiscount']],
    [{ discountUntil: 'ayer' }, ['discountUntil']],
  ])('%j is wrong at %j', (changes, fields) => expect(wrong(aPlan(changes))).toEqual(fields));

  test('a discount without an end is advised', () => {
    const { faults } = readPlan(aPlan({ terms: [aTerm({ discountedPrice: '200' })] }), generalRate);
    expect(faults).toMatchObject([{ field: 'discountUntil', hinders: false }]);
  });

  test('the price after «Desde» is the lowest that is asked for one of its terms', () => {
    const centimos = fc.integer({ min: 100, max: 99_999 });
    const term = fc.record({ regular: centimos, share: fc.option(fc.integer({ min: 1, max: 99 })) });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), (typed) => {
        const terms = typed.map(({ regular, share }, index) =>
          aTerm({
            key: String(index),
            duration: String(index + 1),
            regularPrice: (regular / 100).toFixed(2),
            discountedPrice: share === null ? '' : (Math.floor((regular * share) / 100) / 100).toFixed(2),
          }),
        );
        const { plan } = readPlan(aPlan({ terms }), generalRate);
        const asked = plan.terms.map(({ regularPrice, discountedPrice }) => discountedPrice ?? regularPrice);
        const starting = startingTerm(plan.terms);
        expect(starting?.discountedPrice ?? starting?.regularPrice).toBe(Math.min(...asked));
      }),
    );
  });
});
