import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalChange } from '#domain/cart/total-change.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { money } from '#domain/shared/money.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem, aCode, someSeats, TERMS } from '#test/support/cart/cart-items.ts';
import { percent, soles } from '#test/support/pricing/price-lines.ts';

const shown = (items: readonly CartItem[], parts: Partial<Cart> = {}, terms = TERMS) => ({
  cart: aCart(items, parts),
  terms,
});
const course = aCartItem(1, '100.00');
const book = aCartItem(2, '50.00');

describe('why a total changed', () => {
  it('has nothing to say while the total stays, whatever else changed', () => {
    expect(totalChange(shown([course, book]), shown([book, course]))).toBeNull();
    expect(totalChange(shown([course]), shown([{ ...course, title: 'Otro título' }]))).toBeNull();
  });

  it('compares no empty cart, and none that cannot be priced', () => {
    const wrong = { ...course, taxRate: percent('10') };
    expect(totalChange(shown([]), shown([course]))).toBeNull();
    expect(totalChange(shown([course]), shown([]))).toBeNull();
    expect(totalChange(shown([book]), shown([wrong]))).toBeNull();
    expect(totalChange(shown([wrong]), shown([book]))).toBeNull();
  });

  it('names what left and what entered', () => {
    expect(totalChange(shown([course]), shown([book]))).toEqual({
      from: 10_000,
      to: 5000,
      reasons: [
        { kind: 'left', title: 'Curso 1', amount: 10_000 },
        { kind: 'entered', title: 'Curso 2', amount: 5000 },
      ],
    });
  });

  it('names what is sold at another price, and at which of its prices', () => {
    const offer = { ...course, reduced: soles('80.00'), productDiscount: { endsAt: null }, isDiscountValid: true };
    const ended = { ...offer, isDiscountValid: false };
    expect(totalChange(shown([offer]), shown([ended]))?.reasons).toEqual([
      {
        kind: 'repriced',
        title: 'Curso 1',
        from: { amount: 8000, source: 'reduced' },
        to: { amount: 10_000, source: 'regular' },
      },
    ]);
    const member = { ...course, subscriber: soles('60.00') };
    expect(totalChange(shown([member], {}, { ...TERMS, hasActivePlan: true }), shown([member]))?.reasons).toMatchObject(
      [{ kind: 'repriced', from: { source: 'subscriber' }, to: { source: 'regular' } }],
    );
  });

  it('names what was chosen otherwise', () => {
    const withSeats = (count: number) => ({ ...course, options: [someSeats(1, '20.00', { count })] });
    expect(totalChange(shown([withSeats(0)]), shown([withSeats(2)]))?.reasons).toEqual([
      { kind: 'chosen-otherwise', title: 'Curso 1' },
    ]);
  });

  it('says nothing of a line that costs what it did, nor of a code that stayed', () => {
    const code = aCode('QUINCE');
    expect(totalChange(shown([course, book], { code }), shown([course], { code }))?.reasons).toEqual([
      { kind: 'left', title: 'Curso 2', amount: 5000 },
    ]);
  });

  it('names the code that went and the one that came', () => {
    const reasons = totalChange(
      shown([course], { code: aCode('QUINCE') }),
      shown([{ ...course, regular: soles('200.00') }], { code: aCode('OTRO') }),
    )?.reasons;
    expect(reasons?.map(({ kind }) => kind)).toEqual(['repriced', 'code-out', 'code-in']);
  });

  it('never leaves a changed total without a reason, save where the code itself or the rounding changed', () => {
    const item = fc
      .record({
        id: fc.integer({ min: 1, max: 4 }),
        price: fc.integer({ min: 100, max: 90_000 }),
        isExtended: fc.boolean(),
        subscriber: fc.option(fc.integer({ min: 100, max: 90_000 })),
      })
      .map(({ id, price, isExtended, subscriber }) => {
        const prices = { regular: money(price), subscriber: subscriber === null ? null : money(subscriber) };
        return { ...aCartItem(id), ...prices, isExtended };
      });
    const cart = fc
      .record({
        items: fc.uniqueArray(item, { selector: ({ productId }) => productId, minLength: 1 }),
        code: fc.constantFrom(null, aCode('QUINCE')),
        hasActivePlan: fc.boolean(),
      })
      .map(({ items, code, hasActivePlan }) => shown(items, { code }, { ...TERMS, hasActivePlan }));
    fc.assert(
      fc.property(cart, cart, (before, after) => {
        const change = totalChange(before, after);
        const [was, is] = [before, after].map((each) => accepted(cartTotals(each.cart, each.terms)).net);
        expect(change === null).toBe(was === is);
        if (change !== null) expect(change.reasons.length).toBeGreaterThan(0);
      }),
    );
  });
});
