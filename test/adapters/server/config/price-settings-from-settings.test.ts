import { expect, test } from 'vitest';
import { boletaOfAna as boleta, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const beforeMidnight = '2027-01-01T04:59:59.999Z';
const midnightInLima = '2027-01-01T05:00:00.000Z';

async function schoolThatChanges() {
  const school = await testSchool();
  const rates = [
    { percent: '18', from: '' },
    { percent: '17', from: '2027-01-01' },
  ];
  await school.say('tax', { rates, rounding: 'nearest' });
  await stockShop(school.db);
  school.clock.set(beforeMidnight);
  const buyer = await new Shopper(school).signIn();
  await buyer.add(onSale.seminar.slug);
  await buyer.add(onSale.book.slug);
  return { ...school, buyer };
}

interface Priced {
  readonly terms: { readonly generalRate: number };
  readonly totals: object;
}

test('the general rate of the cart changes at midnight in Lima; prices, which include it, do not', async () => {
  const { buyer, clock } = await schoolThatChanges();
  expect((await buyer.cart()).json<Priced>()).toMatchObject({
    terms: { generalRate: 1800 },
    totals: { net: '239.90', tax: '22.88' },
  });
  clock.set(midnightInLima);
  expect((await buyer.cart()).json<Priced>()).toMatchObject({
    terms: { generalRate: 1700 },
    totals: { net: '239.90', tax: '21.79' },
  });
});

test('an order keeps the rate of the day on which it was made', async () => {
  const { buyer, clock, db } = await schoolThatChanges();
  expect((await buyer.order('239.90')).statusCode).toBe(201);
  clock.set(midnightInLima);
  expect((await buyer.order('239.90', { billing: { ...boleta, name: 'Otra persona' } })).statusCode).toBe(201);
  const orders = await db.selectFrom('orders').select(['tax', 'snapshot']).orderBy('number').execute();
  expect(orders.map(({ tax }) => Number(tax))).toEqual([2288, 2179]);
  expect(orders.map(({ snapshot }) => JSON.parse(snapshot).request.generalRate)).toEqual([1800, 1700]);
});

test('the catalogue tells the rate of today: a product, one of a list and a plan’s prices', async () => {
  const { buyer, clock } = await schoolThatChanges();
  const told = async (): Promise<readonly string[]> => {
    const pages = [`products/${onSale.seminar.slug}`, 'products?kinds=seminar', `products/${onSale.proPlan.slug}`];
    const answers = await Promise.all(pages.map((page) => buyer.call('GET', `/api/v1/${page}`)));
    return answers.map(({ body }) => [...new Set(body.match(/"igv":"\d+"/g))].join(' '));
  };
  expect(await told()).toEqual(Array(3).fill('"igv":"18"'));
  clock.set(midnightInLima);
  expect(await told()).toEqual(Array(3).fill('"igv":"17"'));
  expect((await buyer.call('GET', `/api/v1/products/${onSale.book.slug}`)).body).toContain('"igv":"0"');
});

test('the store’s settings tell the rate of today', async () => {
  const { app, clock } = await schoolThatChanges();
  const igv = async () =>
    (await app.inject({ method: 'POST', url: '/api/get-store-config', payload: { tienda: 'Escuela' } })).json<{
      config: { igv: string };
    }>();
  expect(JSON.stringify(await igv())).toContain('"igv":"18"');
  clock.set(midnightInLima);
  expect(JSON.stringify(await igv())).toContain('"igv":"17"');
});
