import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recomputeSnapshot, takeSnapshot, type OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem, aCode, someSeats, TERMS } from '#test/support/cart/cart-items.ts';
import { EXEMPT, percent, soles } from '#test/support/pricing/price-lines.ts';

const cart: Cart = aCart(
  [
    aCartItem(1, '150.00', { isExtended: true, options: [someSeats(7, '20.00', { count: 2 })] }),
    aCartItem(2, '89.90', { taxRate: EXEMPT, title: 'Un libro', moduleCode: 'LI' }),
    aCartItem(3, '0.05'),
  ],
  { code: aCode('NOVIEMBRE', { id: 12 }) },
);
const snapshot = accepted(takeSnapshot(cart, TERMS));
const stored = (): OrderSnapshot => JSON.parse(JSON.stringify(snapshot)) as OrderSnapshot;

/** Every place of a number in plain data. */
function* numbersIn(data: unknown, place: readonly string[] = []): Generator<readonly string[]> {
  if (typeof data === 'number') yield place;
  else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) yield* numbersIn(value, [...place, key]);
  }
}

/** The data with one more at a place. */
function raised<T>(data: T, place: readonly string[]): T {
  const [key, ...rest] = place;
  if (key === undefined) return ((data as number) + 1) as T;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string, unknown>;
  copy[key] = raised(copy[key], rest);
  return copy as T;
}

describe('the snapshot of an order', () => {
  it('keeps rate, prices, code, shares and words', () => {
    expect(snapshot.version).toBe(1);
    expect(snapshot.request).toMatchObject({
      generalRate: 1800,
      rounding: 'nearest',
      discount: { reduction: { rate: 1500 } },
    });
    expect(snapshot.code).toEqual({ id: 12, origin: 'coupon', word: 'NOVIEMBRE' });
    expect(snapshot.lines[1]).toEqual({
      productId: 2,
      moduleCode: 'LI',
      title: 'Un libro',
      price: soles('89.90'),
      discount: soles('13.48'),
      net: soles('76.42'),
      base: soles('76.42'),
      tax: 0,
    });
    expect(snapshot.totals).toEqual({
      price: soles('339.95'),
      discount: soles('50.99'),
      net: soles('288.96'),
      base: soles('256.53'),
      tax: soles('32.43'),
    });
  });

  it('keeps nothing of whether a regular price was asked: that is for the page alone', () => {
    const items = cart.items.map((item) => ({ ...item, isRegularUnasked: true }));
    expect(accepted(takeSnapshot({ ...cart, items }, TERMS))).toEqual(snapshot);
  });

  it('has no code where none is in force', () => {
    expect(accepted(takeSnapshot({ ...cart, code: null }, TERMS))).toMatchObject({
      code: null,
      request: { discount: null },
    });
  });

  it('is not taken of a cart that has no price', () => {
    const wrong = aCart([aCartItem(1, '1.00', { taxRate: percent('17') })]);

    expect(refused(takeSnapshot(wrong, TERMS)).kind).toBe('tax-rate-not-in-force');
  });

  it('computes again to the same after it was stored', () => {
    const again = accepted(recomputeSnapshot(stored()));

    expect(again).toMatchObject(snapshot.totals);
  });

  it('stays as it was when prices, rate and rounding of the school change', () => {
    expect(accepted(takeSnapshot(cart, { ...TERMS, rounding: 'down', generalRate: percent('18') })).totals).toEqual(
      snapshot.totals,
    );
    expect(recomputeSnapshot(stored()).ok).toBe(true);
  });

  it('names the first amount that does not come out', () => {
    const tampered = stored();

    expect(refused(recomputeSnapshot({ ...tampered, totals: { ...tampered.totals, net: soles('1.00') } }))).toEqual({
      kind: 'snapshot-differs',
      path: 'totals.net',
    });
    expect(refused(recomputeSnapshot(raised(tampered, ['lines', '1', 'tax'])))).toEqual({
      kind: 'snapshot-differs',
      path: 'lines[1].tax',
    });
    expect(refused(recomputeSnapshot(raised(tampered, ['derivation', '0', 'after'])))).toEqual({
      kind: 'snapshot-differs',
      path: 'derivation[0].after',
    });
    expect(refused(recomputeSnapshot({ ...tampered, lines: tampered.lines.slice(1) }))).toMatchObject({
      kind: 'snapshot-differs',
    });
    expect(refused(recomputeSnapshot({ ...tampered, derivation: [] }))).toEqual({
      kind: 'snapshot-differs',
      path: 'derivation[0]',
    });
  });

  it('betrays a change of one céntimo, point or id anywhere in its amounts', () => {
    const { request, lines, totals, derivation } = stored();
    const places = [...numbersIn({ request, lines, totals, derivation })].filter((place) => place.at(-1) !== 'factor');
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        expect(recomputeSnapshot(raised(stored(), place)).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
