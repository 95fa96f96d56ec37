import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivationOf, type Step } from '#domain/pricing/derivation.ts';
import { priceLines } from '#domain/pricing/totals.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { arbitraryRequest } from '#test/support/pricing/arbitrary-prices.ts';
import {
  aLine,
  EXEMPT,
  only,
  percent,
  percentOff,
  priced,
  soles,
  solesOff,
} from '#test/support/pricing/price-lines.ts';

const extension = { discount: percent('30'), factor: 2 };
const derive = (request: Parameters<typeof priceLines>[0]) => {
  const cart = accepted(priceLines(request));
  return { cart, steps: derivationOf(cart) };
};
const productOf = (step: Step): number | null => ('productId' in step.inputs ? step.inputs.productId : null);
const rulesOf = (steps: readonly Step[]) => steps.map((step) => step.rule);

describe('the derivation of a cart', () => {
  it('tells every step of the worked example, in order', () => {
    const line = aLine(1, '150.00', { options: [soles('20.00')], extension });

    expect(derivationOf(priced([line], percentOff('15')))).toEqual([
      { rule: 'chosen-price', inputs: { productId: 1, source: 'regular' }, before: 0, after: 15_000 },
      { rule: 'options', inputs: { productId: 1, options: [2000] }, before: 15_000, after: 17_000 },
      { rule: 'extension', inputs: { productId: 1, price: 15_000, discount: 3000 }, before: 17_000, after: 23_000 },
      { rule: 'sum-of-prices', inputs: { prices: [23_000] }, before: 0, after: 23_000 },
      { rule: 'percentage-off', inputs: { eligible: 23_000, rate: 1500, off: 3450 }, before: 23_000, after: 19_550 },
      {
        rule: 'share',
        inputs: { productId: 1, off: 3450, eligible: 23_000, price: 23_000, share: 3450 },
        before: 23_000,
        after: 19_550,
      },
      { rule: 'tax', inputs: { productId: 1, rate: 1800, base: 16_568, tax: 2982 }, before: 19_550, after: 16_568 },
      { rule: 'totals', inputs: { discount: 3450, base: 16_568, tax: 2982 }, before: 23_000, after: 19_550 },
    ]);
  });

  it('tells how a fixed amount was made whole', () => {
    const steps = derivationOf(priced([aLine(1, '439.80')], solesOff('50', only(1)), 'down'));

    expect(steps).toContainEqual({
      rule: 'fixed-off',
      inputs: { amount: 5000, eligible: 43_980, rounding: 'down', target: 38_900, off: 5080 },
      before: 43_980,
      after: 38_900,
    });
  });

  it('tells of a tiny line given away', () => {
    const steps = derivationOf(priced([aLine(1, '1.00')], percentOff('98')));

    expect(rulesOf(steps)).toEqual([
      'chosen-price',
      'sum-of-prices',
      'percentage-off',
      'share',
      'tiny-line',
      'tax',
      'totals',
    ]);
    expect(steps).toContainEqual({ rule: 'tiny-line', inputs: { productId: 1 }, before: 2, after: 0 });
  });

  it('is short when nothing was chosen and no code is in force', () => {
    const steps = derivationOf(priced([aLine(1, '118.00'), aLine(2, '89.90', { taxRate: EXEMPT })]));

    expect(rulesOf(steps)).toEqual(['chosen-price', 'chosen-price', 'sum-of-prices', 'tax', 'tax', 'totals']);
  });

  it('says that a code took nothing off, and shares nothing out', () => {
    const steps = derivationOf(priced([aLine(1, '118.00')], percentOff('15', only(9))));

    expect(rulesOf(steps)).toEqual(['chosen-price', 'sum-of-prices', 'percentage-off', 'tax', 'totals']);
    expect(steps[2]).toMatchObject({ inputs: { eligible: 0, off: 0 }, before: 11_800, after: 11_800 });
  });

  it('shares nothing out where nothing is taken off, and a single céntimo where one is', () => {
    const sharesOf = (price: string) =>
      derivationOf(priced([aLine(1, price)], percentOff('15'))).filter((step) => step.rule === 'share');

    expect(sharesOf('0.03')).toEqual([]);
    expect(sharesOf('0.05')).toMatchObject([{ inputs: { off: 1, share: 1 }, before: 5, after: 4 }]);
  });

  it('shares out only among the lines that the code touches', () => {
    const steps = derivationOf(priced([aLine(1, '118.00'), aLine(2, '50.00')], percentOff('10', only(2))));

    expect(steps.filter((step) => step.rule === 'share').map(productOf)).toEqual([2]);
  });

  it('of an empty cart is its sum and its totals', () => {
    expect(rulesOf(derivationOf(priced([])))).toEqual(['sum-of-prices', 'totals']);
  });
});

describe('any derivation', () => {
  it('leads each line, without a gap, from nothing to its base', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const { cart, steps } = derive(request);
        for (const { line, base } of cart.lines) {
          let amount = 0;
          for (const step of steps.filter((each) => productOf(each) === line.productId)) {
            expect(step.before).toBe(amount);
            amount = step.after;
          }
          expect(amount).toBe(base);
        }
      }),
    );
  });

  it('leads the cart from the sum of its prices to what is paid', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const { cart, steps } = derive(request);
        const ofCart = steps.filter((step) => productOf(step) === null);
        expect(ofCart[0]).toMatchObject({ rule: 'sum-of-prices', before: 0, after: cart.price });
        expect(ofCart.at(-1)).toMatchObject({ rule: 'totals', before: cart.price, after: cart.net });
        expect(ofCart).toHaveLength(request.discount === null ? 2 : 3);
      }),
    );
  });

  it('has inputs from which each step can be checked again', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        for (const step of derive(request).steps) expect(recomputed(step)).toBe(step.after);
      }),
    );
  });

  it('is plain data that survives storing', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const { steps } = derive(request);
        expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
      }),
    );
  });
});

/** What a step comes to by its own inputs and nothing else. */
function recomputed(step: Step): number {
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  switch (step.rule) {
    case 'chosen-price':
      return step.after;
    case 'options':
      return step.before + sum(step.inputs.options);
    case 'extension': {
      const { price, discount } = step.inputs;
      return step.before + Math.floor((2 * price * (10_000 - discount) + 5000) / 10_000) - price;
    }
    case 'sum-of-prices':
      return sum(step.inputs.prices);
    case 'percentage-off':
      return step.before - Math.floor((step.inputs.eligible * step.inputs.rate + 5000) / 10_000);
    case 'fixed-off':
      return step.before - Math.max(0, Math.min(step.inputs.eligible, step.before - step.inputs.target));
    case 'share':
      return step.inputs.price - step.inputs.share;
    case 'tiny-line':
      return 0;
    case 'tax':
      return step.before - step.inputs.tax;
    case 'totals':
      return step.inputs.base + step.inputs.tax;
  }
}
