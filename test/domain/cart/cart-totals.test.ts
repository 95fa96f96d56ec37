import { describe, expect, it } from 'vitest';
import { cartTotals, summaryOf } from '#domain/cart/cart-totals.ts';
import { EMPTY_CART, type Cart } from '#domain/cart/cart.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aCart, aCartItem, aCode, TERMS } from '#test/support/cart/cart-items.ts';
import { assertTotalsAddUp, EXEMPT, percent, percentOff, soles } from '#test/support/pricing/price-lines.ts';

const sheet = [aCartItem(1, '150.00'), aCartItem(2, '89.90', { taxRate: EXEMPT }), aCartItem(3, '199.90')];
const totals = (cart: Cart, terms = TERMS) => {
  const priced = accepted(cartTotals(cart, terms));
  assertTotalsAddUp(priced);
  return priced;
};
const summary = (cart: Cart) => summaryOf(cart, totals(cart));

describe('PRICE-7: the totals of a cart', () => {
  it('are those of the worked sheet', () => {
    expect(totals(aCart(sheet, { code: aCode('NOVIEMBRE') }))).toMatchObject({
      price: soles('439.80'),
      discount: soles('65.97'),
      net: soles('373.83'),
      base: soles('328.46'),
      tax: soles('45.37'),
    });
  });

  it('follow the school’s rounding', () => {
    const code = aCode('CINCUENTA', {
      discount: { reduction: { kind: 'fixed', amount: soles('50') }, scope: { kind: 'whole-cart' } },
    });

    expect(totals(aCart(sheet, { code })).net).toBe(soles('390.00'));
    expect(totals(aCart(sheet, { code }), { ...TERMS, rounding: 'down' }).net).toBe(soles('389.00'));
  });

  it('follow the buyer’s plan', () => {
    const cart = aCart([aCartItem(1, '150.00', { subscriber: soles('99.00') })]);

    expect(totals(cart).net).toBe(soles('150.00'));
    expect(totals(cart, { ...TERMS, hasActivePlan: true }).net).toBe(soles('99.00'));
  });

  it('are refused for a product whose rate is not in force', () => {
    const cart = aCart([aCartItem(1), aCartItem(2, '10.00', { taxRate: percent('17') })]);

    expect(refused(cartTotals(cart, TERMS))).toEqual({ kind: 'tax-rate-not-in-force', line: 1, productId: 2 });
  });

  it('do not depend on codes that wait', () => {
    const waiting = aCode('ROSA90', { origin: 'seller', discount: percentOff('90') });

    expect(totals(aCart(sheet, { sellerCode: waiting })).net).toBe(soles('439.80'));
  });
});

describe('PRICE-8: the purchase summary', () => {
  const amounts = { subtotal: soles('439.80'), discount: soles('65.97'), newTotal: soles('373.83') };

  it('of a coupon names its word', () => {
    expect(summary(aCart(sheet, { code: aCode('NOVIEMBRE') }))).toEqual({
      ...amounts,
      isPromotion: false,
      isCoupon: true,
      sellerCode: '',
      isSellerCodeValid: false,
      word: 'NOVIEMBRE',
      isWordValid: true,
    });
  });

  it('of a promotion says so', () => {
    expect(summary(aCart(sheet, { code: aCode('CAMPAÑA', { origin: 'promotion' }) }))).toMatchObject({
      isPromotion: true,
      isCoupon: false,
      word: 'CAMPAÑA',
      isWordValid: true,
      sellerCode: '',
      isSellerCodeValid: false,
    });
  });

  it('of a seller names the seller’s code', () => {
    expect(summary(aCart(sheet, { code: aCode('ROSA10', { origin: 'seller' }) }))).toMatchObject({
      isPromotion: false,
      isCoupon: false,
      word: '',
      isWordValid: false,
      sellerCode: 'ROSA10',
      isSellerCodeValid: true,
    });
  });

  it('without a code has none, and is reset when the cart is empty', () => {
    const nothing = {
      isPromotion: false,
      isCoupon: false,
      sellerCode: '',
      isSellerCodeValid: false,
      word: '',
      isWordValid: false,
    };

    expect(summary(aCart(sheet))).toEqual({
      ...nothing,
      subtotal: soles('439.80'),
      discount: 0,
      newTotal: soles('439.80'),
    });
    expect(summary(EMPTY_CART)).toEqual({ ...nothing, subtotal: 0, discount: 0, newTotal: 0 });
  });
});
