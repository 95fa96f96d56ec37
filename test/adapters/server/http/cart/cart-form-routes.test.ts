import { beforeEach, expect, test } from 'vitest';
import { cartFormPath } from '#adapters/server/http/cart/cart-form-routes.ts';
import { countedBefore } from '#test/support/shared/counted-before.ts';
import { onSale, planPrices, stockShop } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let school: TestSchool;
beforeEach(async () => {
  school = await testSchool();
  await stockShop(school.db);
});

const post = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  school.app.inject({
    method: 'POST',
    url: cartFormPath,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const lines = () => school.db.selectFrom('cart_lines').selectAll().orderBy('product_id').execute();
const cookieOf = (answer: Awaited<ReturnType<typeof post>>): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test('a press before the script, or without it, puts the product into the visitor’s cart and leads there', async () => {
  const first = await post({ slug: onSale.course.slug });
  expect([first.statusCode, first.headers.location]).toEqual([303, `/carrito?agregado=${onSale.course.slug}`]);
  const cookie = cookieOf(first);
  expect(cookie).not.toBe('');
  const second = await post({ slug: onSale.book.slug }, { cookie });
  expect(second.headers.location).toBe(`/carrito?agregado=${onSale.book.slug}`);
  expect(second.cookies).toEqual([]);
  const cart = await school.app.inject({ url: '/api/v1/cart', headers: { cookie } });
  expect(cart.statusCode).toBe(200);
  expect(await lines()).toHaveLength(2);
  // Pressed again, it is there once.
  await post({ slug: onSale.book.slug }, { cookie });
  expect(await lines()).toHaveLength(2);
});

test('of a plan, the price that was chosen is in it', async () => {
  const { slug } = onSale.proPlan;
  await post({ slug, duracion: String(planPrices.year) });
  expect(JSON.stringify(await lines())).toContain(`:${planPrices.year}`);
});

test('what cannot be put in is said by the cart, by its kind', async () => {
  const none = await post({ slug: 'no-lo-vendemos' });
  expect(none.headers.location).toBe('/carrito?problema=product-not-found&producto=no-lo-vendemos');
  const { slug } = onSale.proPlan;
  const wrong = await post({ slug, duracion: '999' });
  expect(wrong.headers.location).toContain('problema=plan-price-unknown');
  expect(await lines()).toEqual([]);
  const put = await post({ slug });
  const second = await post({ slug: onSale.otherProPlan.slug }, { cookie: cookieOf(put) });
  expect(second.headers.location).toContain('problema=plan-conflict');
});

test('too many presses from one network are said as such', async () => {
  const limit = { method: 'POST', path: cartFormPath } as const;
  await countedBefore(school, limit, 1200, { seconds: 60 });
  const answer = await post({ slug: onSale.course.slug });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/carrito?problema=too-many-requests']);
});

test('what another site posts changes no cart and makes none, and the cart says so', async () => {
  const answer = await post({ slug: onSale.course.slug }, { 'sec-fetch-site': 'cross-site' });
  expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([
    303,
    '/carrito?problema=from-elsewhere',
    [],
  ]);
  expect(await lines()).toEqual([]);
});
