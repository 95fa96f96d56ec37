import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftLines, giftRefusal, type GiftLine } from '#domain/orders/gift-refusal.ts';
import { notGivableText } from '#domain/orders/gift-texts.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { money } from '#domain/shared/money.ts';
import { aCartItem } from '#test/support/cart/cart-items.ts';
import { IGV, soles } from '#test/support/pricing/price-lines.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const aLine = (parts: Partial<GiftLine> = {}): GiftLine => ({
  kind: 'course',
  title: 'Derecho laboral',
  price: money(19_990),
  seatsAlone: false,
  seats: 0,
  ...parts,
});

describe('what can be given', () => {
  test('a course, a book, an hour with a specialist, a plan with further users', () => {
    expect(giftRefusal([])).toBeNull();
    expect(giftRefusal([aLine(), aLine({ kind: 'book' }), aLine({ kind: 'consultancy' })])).toBeNull();
    expect(giftRefusal([aLine({ kind: 'plan', seats: 4 })])).toBeNull();
  });

  test('nothing that costs nothing, no seats of what the buyer has, no seats for several people', () => {
    const title = 'Derecho laboral';
    expect(giftRefusal([aLine(), aLine({ price: money(0) })])).toEqual({ kind: 'gift-free', title });
    expect(giftRefusal([aLine({ kind: 'seminar', seatsAlone: true, seats: 1 })])).toEqual({
      kind: 'gift-seats',
      title,
    });
    expect(giftRefusal([aLine({ kind: 'seminar', seats: 2 })])).toEqual({ kind: 'gift-seats', title });
  });

  test('each reason names what is meant and what to do', () => {
    expect(notGivableText({ kind: 'gift-free', title: 'Guía' })).toContain('«Guía» es gratis');
    expect(notGivableText({ kind: 'gift-seats', title: 'Foro' })).toContain('quita los cupos adicionales de «Foro»');
  });

  test('lines are refused each by itself: in any order, and all of them can be given when each can', () => {
    const line = fc.record({
      kind: fc.constantFrom(...productKinds),
      title: fc.string(),
      price: fc.integer({ min: 0, max: 3 }).map(money),
      seatsAlone: fc.boolean(),
      seats: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const each = lines.map((one) => giftRefusal([one]));
        expect(giftRefusal(lines)).toEqual(each.find((refusal) => refusal !== null) ?? null);
        expect(giftRefusal(lines.toReversed()) === null).toBe(giftRefusal(lines) === null);
        for (const [index, one] of lines.entries()) {
          const isForSeveral = one.seatsAlone || (one.kind !== 'plan' && one.seats > 0);
          expect(each[index] === null).toBe(!isForSeveral && one.price > 0);
        }
      }),
    );
  });
});

test('the lines of a cart are told with their own price and seats, whatever a code takes off', () => {
  const seat = { id: 1, kind: 'seat', label: 'Cupo', regular: soles('20.00'), reduced: null, count: 2 } as const;
  const extra = { ...seat, id: 2, kind: 'extra', count: 1 } as const;
  const cart = { ...EMPTY_CART, items: [aCartItem(1, '100.00', { kind: 'seminar', options: [seat, extra] })] };
  const priced = accepted(cartTotals(cart, { generalRate: IGV, rounding: 'nearest', hasActivePlan: false }));
  expect(giftLines(cart, priced)).toMatchObject([{ kind: 'seminar', price: 16_000, seats: 2, seatsAlone: false }]);
  expect(giftLines(cart, { lines: [] })).toMatchObject([{ price: 0 }]);
});
