import { describe, expect, test } from 'vitest';
import { partLines } from '#application/server/cart/part-lines.ts';
import { aSellableProduct, aStoredLine } from '#test/support/orders/buying-builders.ts';
import type { StoredLine } from '#application/server/cart/ports/carts.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderUnderWay } from '#domain/orders/order-under-way.ts';

const lines = [aStoredLine(10), aStoredLine(11), aStoredLine(12), aStoredLine(13)];
const products = new Map([10, 11, 12].map((id) => [id, aSellableProduct(id)]));
const order: OrderUnderWay = {
  id: 'order-1',
  number: 7,
  state: 'unanswered',
  attemptId: 'attempt-1',
  lines: [{ productId: 11, kind: 'course' }],
};

describe('the lines of a cart', () => {
  test('are parted in what can be bought, what is held back, and what is gone; each but the first is said', () => {
    const parted = partLines(lines, products, new Set([12]), [order]);
    expect(parted.kept).toEqual([aStoredLine(10)]);
    expect(parted.held).toEqual([aStoredLine(11)]);
    const { id, number, state, attemptId } = order;
    expect(parted.notices).toEqual([
      {
        kind: 'in-other-order',
        productId: 11,
        title: 'Curso 11',
        slug: 'curso-11',
        order: { id, number, state, attemptId },
      },
      { kind: 'already-owned', productId: 12, title: 'Curso 12', slug: 'curso-12' },
      { kind: 'withdrawn', productId: 13 },
    ]);
  });

  test('of a seminar that is theirs are kept when they ask for further seats', () => {
    const seminars = new Map([10, 11].map((id) => [id, aSellableProduct(id, { kind: 'seminar' })]));
    const asking = aStoredLine(10, { options: [{ optionId: 1, count: 2 }] });
    const both = [asking, aStoredLine(11)];
    const parted = partLines(both, seminars, new Set([10, 11]), [], new Set([10, 11]));
    expect(parted.kept).toEqual([asking]);
    expect(parted.notices).toMatchObject([{ kind: 'already-owned', productId: 11 }]);
    expect(partLines([asking], seminars, new Set([10]), []).kept).toEqual([]);
  });

  test('of a plan whose chosen price is offered no more is kept, and said', () => {
    const price = {
      id: 1,
      regular: money(9000),
      reduced: null,
      duration: { amount: 1, unit: 'year' },
      seatPrice: null,
    } as const;
    const plan = aSellableProduct(11, { kind: 'plan', plan: { page: 'pro', seats: 1, prices: [price] } });
    const [there, gone] = [1, 2].map((planPriceId) => aStoredLine(11, { planPriceId }));
    const part = (line: StoredLine | undefined) =>
      partLines(line === undefined ? [] : [line], new Map([[11, plan]]), new Set(), []);
    expect(part(there)).toEqual({ kept: [there], held: [], notices: [] });
    expect(part(gone)).toMatchObject({ kept: [gone], notices: [{ kind: 'plan-price-gone', title: 'Curso 11' }] });
  });

  test('of what is used up are all offered, however often it was bought', () => {
    const consultancies = new Map([[11, aSellableProduct(11, { kind: 'consultancy' })]]);
    const parted = partLines([aStoredLine(11)], consultancies, new Set([11]), [
      { ...order, lines: [{ productId: 11, kind: 'consultancy' }] },
    ]);
    expect(parted).toEqual({ kept: [aStoredLine(11)], held: [], notices: [] });
  });
});
