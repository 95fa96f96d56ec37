import { expect, test } from 'vitest';
import { priceToBuyAgain } from '#domain/learning/expired-access.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const product = { title: 'Derecho laboral', slug: 'derecho-laboral', isDiscountValid: true };
const access = { product, plan: null, regular: soles('199.90'), reduced: soles('149.90') };

test('PRICE-5: the discounted price counts while the discount is valid, and only then', () => {
  expect(priceToBuyAgain(access)).toEqual({ price: 14_990, former: 19_990 });
  const ended = { ...access, product: { ...product, isDiscountValid: false } };
  expect(priceToBuyAgain(ended)).toEqual({ price: 19_990, former: null });
  expect(priceToBuyAgain({ ...access, reduced: null })).toEqual({ price: 19_990, former: null });
});
