import { beforeEach, expect, test } from 'vitest';
import { cartFormPath } from '#adapters/server/http/cart/cart-form-routes.ts';
import { countedBefore } from '#test/support/shared/counted-before.ts';
import { insertCode, onSale, planPrices, stockShop } from '#test/support/cart/shop.ts';
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

test('several that go together are put in at once, with their promotion', async () => {
  await insertCode(school.db, { origin: 'promotion', word: 'JUNTOS', rule: 1, product_ids: '[2,3]' });
  const juntos = `${onSale.course.slug},${onSale.book.slug}`;
  const answer = await post({ juntos, codigo: 'JUNTOS' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/carrito?agregado=${onSale.course.slug}`]);
  const cart = await school.app.inject({ url: '/api/v1/cart', headers: { cookie: cookieOf(answer) } });
  expect(cart.json()).toMatchObject({ items: [{ productId: 3 }, { productId: 2 }], code: { word: 'JUNTOS' } });
  expect(cart.json().totals).toMatchObject({ price: '289.80', net: '246.33' });
});

test('of several the first that is refused is said; a promotion that has ended leaves them in without it', async () => {
  const refused = await post({ juntos: `${onSale.book.slug},no-lo-vendemos`, codigo: 'JUNTOS' });
  expect(refused.headers.location).toBe('/carrito?problema=product-not-found&producto=no-lo-vendemos');
  await insertCode(school.db, { origin: 'promotion', word: 'PASADA', ends_at: '2026-01-02T04:59:59.000Z' });
  const late = await post({ juntos: `${onSale.book.slug},${onSale.course.slug}`, codigo: 'PASADA' });
  expect(late.headers.location).toBe('/carrito?problema=code-expired');
  expect(await lines()).toHaveLength(3);
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
