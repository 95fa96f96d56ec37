import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { setExtended, setOptionCount } from '#domain/cart/item-choices.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem, aCode, someSeats, TERMS } from '#test/support/cart/cart-items.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const seminar = aCartItem(1, '150.00', { options: [someSeats(7, '35.00'), someSeats(8, '20.00', { kind: 'extra' })] });
const cart = aCart([seminar, aCartItem(2, '99.95', { extension: null })], { code: aCode('NOVIEMBRE') });
const netOf = (of: Cart): number => accepted(cartTotals(of, TERMS)).net;
const priceOf = (of: Cart): number => accepted(cartTotals(of, TERMS)).lines[0]!.price;

describe('further seats alone', () => {
  const alone = aCart([aCartItem(1, '150.00', { seatsAlone: true, options: [someSeats(7, '35.00', { count: 3 })] })]);

  it('are at least one: none is refused', () => {
    expect(refused(setOptionCount(alone, 1, 7, 0))).toEqual({ kind: 'option-count-invalid', optionId: 7 });
    expect(priceOf(accepted(setOptionCount(alone, 1, 7, 1)))).toBe(soles('35.00'));
  });
});

describe('extending', () => {
  it('adds the amount, and unticking takes exactly that away', () => {
    const extended = accepted(setExtended(cart, 1, true));

    expect(priceOf(extended)).toBe(soles('210.00'));
    expect(accepted(setExtended(extended, 1, false))).toEqual(cart);
  });

  it('twice is extending once', () => {
    const extended = accepted(setExtended(cart, 1, true));

    expect(accepted(setExtended(extended, 1, true))).toEqual(extended);
  });

  it('is refused where no extension is offered, or no such product is', () => {
    expect(refused(setExtended(cart, 2, true))).toEqual({ kind: 'not-extendable', productId: 2 });
    expect(accepted(setExtended(cart, 2, false))).toEqual(cart);
    expect(refused(setExtended(cart, 9, true))).toEqual({ kind: 'not-in-cart', productId: 9 });
  });
});

describe('price options', () => {
  it('add to the price, and subtract from it', () => {
    const three = accepted(setOptionCount(cart, 1, 7, 3));

    expect(priceOf(three)).toBe(soles('255.00'));
    expect(priceOf(accepted(setOptionCount(three, 1, 7, 2)))).toBe(soles('220.00'));
    expect(accepted(setOptionCount(three, 1, 7, 0))).toEqual(cart);
  });

  it('leave the other products alone', () => {
    expect(accepted(setOptionCount(cart, 1, 7, 3)).items[1]).toBe(cart.items[1]);
  });

  it('are refused by name', () => {
    expect(refused(setOptionCount(cart, 9, 7, 1))).toEqual({ kind: 'not-in-cart', productId: 9 });
    expect(refused(setOptionCount(cart, 1, 99, 1))).toEqual({ kind: 'option-unknown', optionId: 99 });
    expect(refused(setOptionCount(cart, 1, 7, -1))).toEqual({ kind: 'option-count-invalid', optionId: 7 });
    expect(refused(setOptionCount(cart, 1, 8, 2))).toEqual({ kind: 'option-count-invalid', optionId: 8 });
  });
});

describe('any sequence of ticking', () => {
  const tick = fc.oneof(
    fc.boolean().map((on) => (of: Cart) => accepted(setExtended(of, 1, on))),
    fc.nat(1000).map((count) => (of: Cart) => accepted(setOptionCount(of, 1, 7, count))),
    fc.nat(1).map((count) => (of: Cart) => accepted(setOptionCount(of, 1, 8, count))),
  );
  const withoutOptions = (of: Cart): Cart => accepted(setOptionCount(accepted(setOptionCount(of, 1, 7, 0)), 1, 8, 0));
  const untick = (of: Cart): Cart => withoutOptions(accepted(setExtended(of, 1, false)));

  it('returns to the start exactly once all is unticked', () => {
    fc.assert(
      fc.property(fc.array(tick), (ticks) => {
        const end = untick(ticks.reduce((of, each) => each(of), cart));
        expect(end).toEqual(cart);
        expect(netOf(end)).toBe(netOf(cart));
      }),
    );
  });

  it('costs what its last choices cost, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(tick), fc.boolean(), fc.nat(1000), (ticks, isExtended, seats) => {
        const choose = (of: Cart): Cart =>
          accepted(setOptionCount(accepted(setExtended(of, 1, isExtended)), 1, 7, seats));
        const before = withoutOptions(ticks.reduce((of, each) => each(of), cart));
        expect(choose(before)).toEqual(choose(cart));
      }),
    );
  });
});
