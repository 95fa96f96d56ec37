import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addItem, type Cart } from '#domain/cart/cart.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { anyVisitor, togetherSum, togetherUntil } from '#domain/cart/together.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { StoredPrice } from '#domain/catalogue/shown-price.ts';
import { money, type Money } from '#domain/shared/money.ts';
import { storedPrice, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { aCart, aCartItem, aCode, day, NOW, TERMS } from '#test/support/cart/cart-items.ts';
import { arbitraryDiscount, arbitraryMoney, arbitraryTaxRate } from '#test/support/pricing/arbitrary-prices.ts';
import { EXEMPT, only, percentOff, soles, solesOff } from '#test/support/pricing/price-lines.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const moment = { now: NOW, rateOf: (kept: StoredPrice['taxRate']) => kept };
const card = (id: number, price: Partial<StoredPrice> = {}, kind: ProductCard['kind'] = 'course'): ProductCard =>
  cardOf(storedProduct(id, { kind, price: storedPrice(price) }), moment);
const course = card(202, { regular: soles('59.90') });
const book = card(401, { regular: soles('89.90'), taxRate: EXEMPT }, 'book');
const promotion = aCode('IGVCLARO', { origin: 'promotion', discount: percentOff('15', only(202, 401)) });
const offer = { promotion, products: [course, book], terms: TERMS };
const amounts = (sum: ReturnType<typeof togetherSum>) =>
  sum === null ? null : [sum.lines.map(({ price }) => price), sum.price, sum.net];

test('two products of a promotion: their prices, their sum, and the sum with the promotion', () => {
  const sum = togetherSum(offer, anyVisitor);
  expect(amounts(sum)).toEqual([[5990, 8990], 14_980, 12_733]);
  expect(sum?.missing).toEqual([course, book]);
});

test('what the buyer owns is left out; with fewer than two left, and with nothing saved, there is no offer', () => {
  const third = card(7);
  const three = { ...offer, products: [course, book, third] };
  const owns = (id: number) => id === 202;
  expect(togetherSum(three, { ...anyVisitor, owns })?.lines.map(({ product }) => product.id)).toEqual([401, 7]);
  expect(togetherSum(offer, { ...anyVisitor, owns })).toBeNull();
  const nothing = aCode('NADA', { discount: percentOff('0', only(202, 401)) });
  expect(togetherSum({ ...offer, promotion: nothing }, anyVisitor)).toBeNull();
  const elsewhere = aCode('OTROS', { discount: percentOff('15', only(1, 2)) });
  expect(togetherSum({ ...offer, promotion: elsewhere }, anyVisitor)).toBeNull();
});

test('what is used up can be bought again', () => {
  const hour = card(9, {}, 'consultancy');
  const both = { ...offer, products: [hour, book] };
  expect(togetherSum(both, { ...anyVisitor, owns: (id) => id === 9 })?.lines).toHaveLength(2);
});

test('what is in the cart already is priced as it stands there, and is not missing', () => {
  const inCart = aCartItem(401, '89.90', { taxRate: EXEMPT, extension: null });
  const sum = togetherSum(offer, { ...anyVisitor, items: [inCart] });
  expect(amounts(sum)).toEqual([[5990, 8990], 14_980, 12_733]);
  expect(sum?.missing).toEqual([course]);
});

test('a fixed amount is what the whole cart, whose total it makes round, leaves of it', () => {
  const fixed = { ...offer, promotion: aCode('VEINTE', { discount: solesOff('20', only(202, 401)) }) };
  expect(togetherSum(fixed, anyVisitor)?.net).toBe(soles('130.00'));
  const other = aCartItem(5, '10.40', { extension: null });
  // 149.80 and 10.40 make 160.20, less 20.00 rounds to 140.00: the other product keeps its price.
  expect(togetherSum(fixed, { ...anyVisitor, items: [other] })?.net).toBe(soles('129.60'));
});

test('with an active plan the lower price counts', () => {
  const cheaper = { ...offer, products: [card(202, { regular: soles('59.90'), subscriber: soles('40.00') }), book] };
  expect(togetherSum(cheaper, { ...anyVisitor, hasActivePlan: true })?.price).toBe(soles('129.90'));
});

test('it holds as long as the promotion and every price do', () => {
  const lasting = { lastDay: day('2026-11-30') };
  expect(togetherUntil(lasting, [course.price])).toBe('2026-12-01T04:59:59.000Z');
  const reduced = card(8, { reduced: soles('50.00'), reducedUntil: '2026-11-21T04:59:59.000Z' });
  expect(togetherUntil(lasting, [course.price, reduced.price])).toBe('2026-11-21T04:59:59.000Z');
});

/** A stored price: reduced or not, in force or not, for subscribers or not. */
const arbitraryPrice: fc.Arbitrary<StoredPrice> = fc.record({
  regular: arbitraryMoney.map((amount) => money(Math.max(amount, 4))),
  reduced: fc.option(arbitraryMoney.map((amount) => money(Math.max(amount, 4)))),
  reducedUntil: fc.option(fc.constantFrom('2026-11-19T04:59:59.000Z', '2026-12-01T04:59:59.000Z')),
  subscriber: fc.option(arbitraryMoney),
  taxRate: arbitraryTaxRate,
});

/** The product as the server puts it into a cart. */
const itemOf = (id: number, price: StoredPrice): CartItem =>
  aCartItem(id, '1.00', {
    ...price,
    productDiscount: price.reduced === null ? null : { endsAt: price.reducedUntil },
    isDiscountValid: price.reduced !== null && (price.reducedUntil === null || NOW <= new Date(price.reducedUntil)),
  });

test('the sum that is shown is the one that the cart gives, whatever the prices, the promotion and the cart', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 });
  const arbitraryPrices = fc.array(arbitraryPrice, { minLength: 12, maxLength: 12 });
  let offered = 0;
  fc.assert(
    fc.property(
      ids,
      arbitraryPrices,
      fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
      arbitraryDiscount,
      fc.constantFrom('nearest' as const, 'down' as const),
      fc.boolean(),
      (listed, prices, before, discount, rounding, hasActivePlan) => {
        const priceOf = (id: number) => prices[id - 1] as StoredPrice;
        const terms = { ...TERMS, rounding };
        const code = aCode('JUNTOS', { origin: 'promotion', discount });
        const products = listed.map((id) => card(id, priceOf(id)));
        const items = before.map((id) => itemOf(id, priceOf(id)));
        const sum = togetherSum({ promotion: code, products, terms }, { owns: () => false, items, hasActivePlan });
        const filled = (sum?.missing ?? []).reduce<Cart>(
          (cart, { id }) => accepted(addItem(cart, itemOf(id, priceOf(id)))),
          aCart(items),
        );
        if (sum === null) return;
        offered += 1;
        const cart = accepted(cartTotals({ ...filled, code }, { ...terms, hasActivePlan }));
        const own = cart.lines.filter(({ line }) => listed.includes(line.productId));
        const add = (amounts: readonly Money[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(own).toHaveLength(listed.length);
        expect(sum.net).toBe(add(own.map(({ net }) => net)));
        expect(sum.price).toBe(add(own.map(({ price }) => price)));
        expect(sum.price).toBe(add(sum.lines.map(({ price }) => price)));
        expect(sum.net).toBeLessThan(sum.price);
        if (before.length === 0) expect([sum.price, sum.net]).toEqual([cart.price, cart.net]);
      },
    ),
  );
  expect(offered).toBeGreaterThan(20);
});
