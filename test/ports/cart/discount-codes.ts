import { expect, test } from 'vitest';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { only, percentOff, solesOff } from '#test/support/pricing/price-lines.ts';

const year = { firstDay: day('2026-01-01'), lastDay: day('2026-12-31') };
const coupon = aCode('QUINCE', { ...year, id: 1, limitInAll: 3, limitPerAccount: 2 });
const promotion = aCode('LEERMAS', {
  ...year,
  id: 2,
  origin: 'promotion',
  discount: solesOff('50.00', only(10, 11)),
});
const past = aCode('VERANO', { id: 3, origin: 'promotion', firstDay: day('2026-01-01'), lastDay: day('2026-03-09') });
const seller = aCode('UMBRAL10', { ...year, id: 4, origin: 'seller', discount: percentOff('10') });
/** A coupon, two promotions (one past) and a seller's code. */
export const exampleCodes: readonly DiscountCode[] = [coupon, promotion, past, seller];

/**
 * What every `DiscountCodes` does. The factory is given the codes and makes the port; it knows the accounts ana and luis and
 * the orders order-1 to order-5.
 */
export function discountCodesContract(make: (codes: readonly DiscountCode[]) => Promise<DiscountCodes>): void {
  const claimOf = (number: number, userId = 'ana') => ({ orderId: `order-${number}`, userId, at });

  test('finds a code by its word, in capitals or not, and by its id', async () => {
    const codes = await make(exampleCodes);
    expect(await codes.find('QUINCE')).toEqual(coupon);
    expect(await codes.find(' leermas ')).toEqual(promotion);
    expect(await codes.find('Umbral10')).toEqual(seller);
    expect(await codes.find('NADA')).toBeNull();
    expect([await codes.findById(2), await codes.findById(9)]).toEqual([promotion, null]);
  });

  test('tells the promotions that hold; coupons and sellers’ codes stay hidden', async () => {
    const codes = await make(exampleCodes);
    expect(await codes.promotionsAt(at)).toEqual([promotion]);
    expect(await codes.promotionsAt(new Date('2026-03-10T04:59:59.000Z'))).toEqual([promotion, past]);
    expect(await codes.promotionsAt(new Date('2026-03-10T04:59:59.999Z'))).toEqual([promotion, past]);
    expect(await codes.promotionsAt(new Date('2027-01-01T05:00:00.000Z'))).toEqual([]);
  });

  test('shows on the pages of their products those promotions that the school has marked, while they hold', async () => {
    const codes = await make(exampleCodes);
    const marked = async () => (await codes.promotions()).map(({ code, isShownTogether }) => [code, isShownTogether]);
    expect(await marked()).toEqual([
      [promotion, false],
      [past, false],
    ]);
    expect(await codes.shownTogetherAt(at)).toEqual([]);
    await codes.showTogether(promotion.id, true);
    await codes.showTogether(past.id, true);
    expect(await codes.shownTogetherAt(at)).toEqual([promotion]);
    expect(await codes.shownTogetherAt(new Date('2027-01-01T05:00:00.000Z'))).toEqual([]);
    await codes.showTogether(promotion.id, false);
    expect(await codes.shownTogetherAt(at)).toEqual([]);
    expect(await marked()).toEqual([
      [promotion, false],
      [past, true],
    ]);
  });

  test('one that was stopped is known as such and announced no more, until it is resumed', async () => {
    const codes = await make(exampleCodes);
    expect(await codes.stop(2, at)).toBe(true);
    expect(await codes.stop(2, at)).toBe(false);
    expect(await codes.find('LEERMAS')).toEqual({ ...promotion, isStopped: true });
    expect(await codes.promotionsAt(at)).toEqual([]);
    expect(await codes.stop(2, null)).toBe(true);
    expect(await codes.stop(2, null)).toBe(false);
    expect(await codes.promotionsAt(at)).toEqual([promotion]);
    expect(await codes.stop(99, at)).toBe(false);
  });

  test('counts uses in all and by account, once an order', async () => {
    const codes = await make(exampleCodes);
    expect(await codes.usesOf(1, 'ana')).toEqual({ inAll: 0, byAccount: 0 });
    expect(await codes.claim(coupon, claimOf(1))).toBe(true);
    expect(await codes.claim(coupon, claimOf(1))).toBe(true);
    expect(await codes.claim(coupon, claimOf(2, 'luis'))).toBe(true);
    expect(await codes.usesOf(1, 'ana')).toEqual({ inAll: 2, byAccount: 1 });
    expect(await codes.usesOf(1, null)).toEqual({ inAll: 2, byAccount: 0 });
    expect(await codes.usesOf(2, 'ana')).toEqual({ inAll: 0, byAccount: 0 });
  });

  test('refuses past the limit of an account, and past the limit in all', async () => {
    const codes = await make(exampleCodes);
    expect(await codes.claim(coupon, claimOf(1))).toBe(true);
    expect(await codes.claim(coupon, claimOf(2))).toBe(true);
    expect(await codes.claim(coupon, claimOf(3))).toBe(false);
    expect(await codes.usesOf(1, 'ana')).toEqual({ inAll: 2, byAccount: 2 });
    expect(await codes.claim(coupon, claimOf(4, 'luis'))).toBe(true);
    expect(await codes.claim(coupon, claimOf(5, 'luis'))).toBe(false);
    expect(await codes.usesOf(1, 'luis')).toEqual({ inAll: 3, byAccount: 1 });
  });

  test('a released use can be claimed again', async () => {
    const codes = await make(exampleCodes);
    for (const number of [1, 2]) await codes.claim(coupon, claimOf(number));
    await codes.release('order-1');
    await codes.release('order-1');
    expect(await codes.usesOf(1, 'ana')).toEqual({ inAll: 1, byAccount: 1 });
    expect(await codes.claim(coupon, claimOf(3))).toBe(true);
  });

  test('a code without limits is never used up', async () => {
    const codes = await make(exampleCodes);
    for (const number of [1, 2, 3, 4, 5]) expect(await codes.claim(promotion, claimOf(number))).toBe(true);
    expect(await codes.usesOf(2, 'ana')).toEqual({ inAll: 5, byAccount: 5 });
  });
}
