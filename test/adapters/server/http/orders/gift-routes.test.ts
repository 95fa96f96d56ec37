import { beforeEach, describe, expect, test } from 'vitest';
import type { GivenGift, OpenGift } from '#application/read-models/orders/gift.ts';
import { SendDueGifts } from '#application/server/orders/send-due-gifts.ts';
import { insertCode, onSale, planPrices, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { acceptGift, giftSecrets, grantsIn, orderGift, payByCard, putGift } from '#test/support/orders/giving.ts';
import { typedGift } from '#test/support/orders/gift-builders.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let ana: Shopper;
let luis: Shopper;

const { course, book, seminar, free, proPlan } = onSale;
const running = () => false;

async function open() {
  world = await testSchool();
  await stockShop(world.db);
  ana = await new Shopper(world).signIn();
  luis = await new Shopper(world).signIn();
}

const check = (person: Shopper, secret: string) => person.call('POST', '/api/v1/gift-checks', { secret });
const mine = async (person: Shopper) =>
  (await person.call('GET', '/api/v1/my-gifts')).json<{ gifts: GivenGift[] }>().gifts;
const lastSecret = async () => (await giftSecrets(world)).at(-1) ?? '';

describe('a gift from the cart to whom it is for', () => {
  beforeEach(open);

  test('paid by card: nothing is the buyer’s, the letter goes out, and whoever accepts has it', async () => {
    await putGift(ana, course.slug);
    const orderId = await orderGift(ana, '199.90');
    await payByCard(ana, orderId);
    expect((await ana.call('GET', `/api/v1/orders/${orderId}`)).json()).toMatchObject({
      state: 'confirmed',
      gift: { recipientName: 'Luis Rojas', recipientEmail: 'luis@correo.pe', sendOn: '2026-03-10' },
    });
    expect(await grantsIn(world)).toEqual([]);
    expect((await ana.cart()).json()).toMatchObject({ items: [], isGift: false });
    const secret = await lastSecret();
    expect((await check(new Shopper(world), secret)).json<OpenGift>()).toMatchObject({
      giverName: 'Ana Quispe',
      message: 'Feliz día.\nTe lo ganaste.',
      products: [{ title: 'Derecho laboral', coverImage: expect.stringContaining(course.slug) }],
      owned: [],
    });
    expect(await grantsIn(world)).toEqual([]);
    expect((await acceptGift(luis, secret)).statusCode).toBe(204);
    expect(await grantsIn(world)).toEqual([
      { user_id: luis.userId, product_id: course.id, order_id: orderId, ends_at: null, is_gift: 1 },
    ]);
    expect(await mine(ana)).toMatchObject([{ orderId, state: 'accepted', titles: ['Derecho laboral'] }]);
    expect(await mine(luis)).toEqual([]);
    const again = await check(luis, secret);
    expect([again.statusCode, again.json<{ kind: string }>().kind]).toEqual([410, 'gift-opened']);
    expect(again.body).not.toContain(luis.userId ?? '');
    expect((await acceptGift(ana, secret)).statusCode).toBe(410);
  });

  test('with nothing to pay: confirmed at once, and its letter of another day waits in no outbox', async () => {
    await insertCode(world.db, { amount: 10_000 });
    await putGift(ana, course.slug);
    await ana.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    await orderGift(ana, '0.00', { sendOn: '2026-03-20' }, { paymentMethod: 'free' });
    expect(await giftSecrets(world)).toEqual([]);
    expect(await mine(ana)).toMatchObject([{ state: 'waiting', sendOn: '2026-03-20', sentAt: null }]);
    const { token_hash: hash } = await world.db.selectFrom('gifts').select('token_hash').executeTakeFirstOrThrow();
    expect(hash).toBeNull();
    world.clock.set('2026-03-20T14:00:00.000Z');
    await world.school.get(SendDueGifts).execute(running);
    await world.school.get(SendDueGifts).execute(running);
    expect(await giftSecrets(world)).toHaveLength(1);
    await luis.signIn(luis.userId ?? '');
    expect((await acceptGift(luis, await lastSecret())).statusCode).toBe(204);
    expect(await world.db.selectFrom('code_uses').selectAll().execute()).toHaveLength(1);
  });

  test('a plan lasts from its acceptance, with its seats', async () => {
    await putGift(ana, proPlan.slug, planPrices.month);
    await payByCard(ana, await orderGift(ana, '50.00'));
    world.clock.advance({ days: 40 });
    for (const person of [ana, luis]) await person.signIn(person.userId ?? '');
    await acceptGift(luis, await lastSecret());
    expect(await grantsIn(world)).toMatchObject([{ user_id: luis.userId, ends_at: '2026-05-20T04:59:59.000Z' }]);
    const plans = (await luis.call('GET', '/api/v1/managed-plans')).json<{ plans: { isCompany: boolean }[] }>();
    expect(plans.plans).toMatchObject([{ isCompany: false }]);
    const history = (await ana.call('GET', '/api/v1/my-plans')).json<{ history: object[] }>();
    expect(history.history).toEqual([]);
  });

  test('what the buyer has can be given, and given again, and bought by who gave it', async () => {
    await insertGrant(world.db, ana.userId ?? '', course.id);
    expect((await ana.add(course.slug)).json()).toMatchObject({ kind: 'already-owned' });
    for (const number of [1, 2]) {
      expect((await putGift(ana, course.slug)).json()).toMatchObject({
        isGift: true,
        items: [{ productId: course.id }],
      });
      await payByCard(ana, await orderGift(ana, '199.90', { recipientName: `Persona ${number}` }));
    }
    await putGift(ana, book.slug);
    await payByCard(ana, await orderGift(ana, '89.90'));
    await ana.add(book.slug);
    const own = (await ana.order('89.90')).json<{ id: string }>().id;
    await payByCard(ana, own);
    expect(await grantsIn(world)).toMatchObject([
      { product_id: book.id, user_id: ana.userId },
      { product_id: course.id },
    ]);
    expect(await mine(ana)).toHaveLength(3);
    expect(await world.db.selectFrom('surplus_payments').selectAll().execute()).toEqual([]);
  });

  test('a gift that is being paid stands in the way of nothing', async () => {
    await putGift(ana, course.slug);
    const gift = await orderGift(ana, '199.90');
    await world.db.updateTable('orders').set({ status: 'pending' }).where('id', '=', gift).execute();
    await ana.call('PUT', '/api/v1/cart/gift', { isGift: false });
    expect((await ana.cart()).json()).toMatchObject({ isGift: false, items: [{ productId: course.id }], notices: [] });
    const own = (await ana.order('199.90')).json<{ id: string }>().id;
    expect((await ana.startPayment(own)).statusCode).toBe(201);
  });
});

test('paid by deposit: the letter goes out when the voucher is approved, also days after its day', async () => {
  world = await testSchool();
  const { ana: buyer, staff, order } = await shopWithDeposits(world);
  await buyer.call('DELETE', '/api/v1/cart');
  await putGift(buyer, course.slug);
  const orderId = await orderGift(buyer, '199.90', {}, { paymentMethod: 'deposit' });
  const { id } = (await sendVoucher(world, buyer, { orderId })).json<{ id: string }>();
  expect(await giftSecrets(world)).toEqual([]);
  world.clock.advance({ days: 2 });
  for (const person of [buyer, staff]) await person.signIn(person.userId ?? '');
  const key = { 'idempotency-key': 'clave-de-la-decision-de-regalo' };
  const decided = await staff.call('POST', `/api/v1/staff/vouchers/${id}/approvals`, { note: '' }, key);
  expect(decided.statusCode).toBe(200);
  expect(await giftSecrets(world)).toHaveLength(1);
  expect(await grantsIn(world)).toEqual([]);
  expect((await buyer.call('GET', `/api/v1/orders/${order}`)).json()).toMatchObject({ state: 'continue' });
});

describe('the cart as a gift', () => {
  beforeEach(open);

  test('takes all of it along, is told with the cart, and is none again by one call', async () => {
    await ana.add(book.slug);
    expect((await putGift(ana, course.slug)).json()).toMatchObject({ isGift: true, totals: { net: '289.80' } });
    expect((await ana.call('PUT', '/api/v1/cart/gift', { isGift: false })).json()).toMatchObject({ isGift: false });
    expect((await ana.cart()).json()).toMatchObject({ isGift: false, totals: { net: '289.80' } });
  });

  test('that is none again loses what its owner has, and says so', async () => {
    await insertGrant(world.db, ana.userId ?? '', course.id);
    await putGift(ana, course.slug);
    await putGift(ana, book.slug);
    const turned = await ana.call('PUT', '/api/v1/cart/gift', { isGift: false });
    expect(turned.json()).toMatchObject({
      items: [{ productId: book.id }],
      notices: [{ kind: 'already-owned', slug: course.slug }],
    });
  });

  test('of a visitor is a gift after signing in, whatever was in the account’s', async () => {
    await insertGrant(world.db, ana.userId ?? '', course.id);
    const visitor = new Shopper(world);
    await putGift(visitor, course.slug);
    await visitor.signIn(ana.userId ?? '');
    const merged = await visitor.call('POST', '/api/v1/cart-merges');
    expect(merged.json()).toMatchObject({ cart: { isGift: true, items: [{ productId: course.id }], notices: [] } });
  });

  test('with seats of a seminar one has asks the whole price: the product is bought for somebody else', async () => {
    await insertGrant(world.db, ana.userId ?? '', seminar.id);
    await ana.add(seminar.slug);
    expect((await ana.cart()).json()).toMatchObject({ totals: { net: '20.00' }, items: [{ seatsAlone: true }] });
    expect((await ana.call('PUT', '/api/v1/cart/gift', { isGift: true })).json()).toMatchObject({
      totals: { net: '170.00' },
    });
    const refused = await ana.order('170.00', { gift: typedGift() });
    expect([refused.statusCode, refused.json<{ kind: string }>().kind]).toEqual([409, 'gift-seats']);
  });

  test('refuses what is free, and an empty cart', async () => {
    expect((await ana.call('PUT', '/api/v1/cart/gift', { isGift: true })).statusCode).toBe(409);
    expect((await new Shopper(world).call('PUT', '/api/v1/cart/gift', { isGift: true })).statusCode).toBe(409);
    const refused = await putGift(ana, free.slug);
    expect([refused.statusCode, refused.json<{ kind: string }>().kind]).toEqual([409, 'gift-free']);
    await ana.add(free.slug);
    expect((await ana.call('PUT', '/api/v1/cart/gift', { isGift: true })).json()).toMatchObject({ kind: 'gift-free' });
    expect((await putGift(ana, 'nada')).statusCode).toBe(404);
  });

  test('what is free and taken for oneself empties it, and is no gift', async () => {
    await putGift(ana, course.slug);
    await ana.add(free.slug);
    expect((await ana.cart()).json()).toMatchObject({ isGift: false, items: [], freeItems: [{ productId: free.id }] });
  });
});

describe('an order that is a gift', () => {
  beforeEach(open);

  test('is refused when cart and order do not say the same, and nothing is bought for oneself unasked', async () => {
    await insertGrant(world.db, ana.userId ?? '', course.id);
    await putGift(ana, course.slug);
    expect((await ana.order('199.90')).json()).toMatchObject({ status: 409, kind: 'gift-unnamed', field: 'gift' });
    await ana.call('DELETE', '/api/v1/cart');
    await ana.add(book.slug);
    const other = await ana.order('89.90', { gift: typedGift() });
    expect(other.json()).toMatchObject({ status: 409, kind: 'cart-not-a-gift' });
    expect(await world.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['recipientName', { recipientName: '' }],
    ['recipientEmail', { recipientEmail: 'luis' }],
    ['message', { message: 'x'.repeat(601) }],
    ['sendOn', { sendOn: '2026-03-09' }],
    ['sendOn', { sendOn: '2027-03-11' }],
    ['giverName', { giverName: ' ' }],
  ])('names %s when it is %j', async (field, change) => {
    await putGift(ana, course.slug);
    const refused = await ana.order('199.90', { gift: typedGift(change) });
    expect(refused.json()).toMatchObject({ status: 400, field: `gift.${field}` });
    expect(await world.db.selectFrom('gifts').selectAll().execute()).toEqual([]);
  });
});

describe('what a giver can still do', () => {
  beforeEach(open);

  async function given(): Promise<string> {
    await putGift(ana, course.slug);
    const id = await orderGift(ana, '199.90');
    await payByCard(ana, id);
    return id;
  }

  test('corrects the address and sends it again, until somebody accepts', async () => {
    const id = await given();
    const astray = await lastSecret();
    world.clock.advance({ minutes: 2 });
    const change = { recipientEmail: 'otra@correo.pe' };
    expect((await ana.call('PUT', `/api/v1/my-gifts/${id}/recipient`, change)).statusCode).toBe(204);
    expect((await check(luis, astray)).statusCode).toBe(404);
    world.clock.advance({ minutes: 2 });
    expect((await ana.call('POST', `/api/v1/my-gifts/${id}/letters`)).statusCode).toBe(204);
    expect(await mine(ana)).toMatchObject([{ recipientEmail: 'otra@correo.pe', state: 'sent' }]);
    await acceptGift(luis, await lastSecret());
    world.clock.advance({ minutes: 2 });
    const late = await ana.call('POST', `/api/v1/my-gifts/${id}/letters`);
    expect([late.statusCode, late.json<{ kind: string }>().kind]).toEqual([409, 'gift-accepted']);
  });

  test('is nobody else’s', async () => {
    const id = await given();
    expect((await luis.call('POST', `/api/v1/my-gifts/${id}/letters`)).statusCode).toBe(404);
    const change = { recipientEmail: 'otra@correo.pe' };
    expect((await luis.call('PUT', `/api/v1/my-gifts/${id}/recipient`, change)).statusCode).toBe(404);
    const wrong = await ana.call('PUT', `/api/v1/my-gifts/${id}/recipient`, { recipientEmail: 'x' });
    expect(wrong.json()).toMatchObject({ status: 400, field: 'recipientEmail' });
    expect((await new Shopper(world).call('GET', '/api/v1/my-gifts')).statusCode).toBe(401);
  });
});

describe('the secret of a gift', () => {
  beforeEach(open);

  test('is guessed at no more often than others are', async () => {
    for (let guess = 0; guess < 30; guess += 1) expect((await check(luis, 'adivinado')).statusCode).toBe(404);
    expect((await check(luis, 'adivinado')).statusCode).toBe(429);
  });

  test('accepted twice by one key answers the same; who is signed in nowhere cannot accept', async () => {
    await putGift(ana, course.slug);
    await payByCard(ana, await orderGift(ana, '199.90'));
    const body = { secret: await lastSecret() };
    const key = { 'idempotency-key': 'clave-de-aceptar-una-vez' };
    expect((await new Shopper(world).call('POST', '/api/v1/gift-acceptances', body, key)).statusCode).toBe(401);
    for (const _ of [1, 2])
      expect((await luis.call('POST', '/api/v1/gift-acceptances', body, key)).statusCode).toBe(204);
    expect(await grantsIn(world)).toHaveLength(1);
  });

  test('opens nothing for who has it all, and a part for who knows', async () => {
    await putGift(ana, course.slug);
    await putGift(ana, book.slug);
    await payByCard(ana, await orderGift(ana, '289.80'));
    await insertGrant(world.db, luis.userId ?? '', book.id);
    const secret = await lastSecret();
    expect((await check(luis, secret)).json()).toMatchObject({ owned: ['Manual del IGV'] });
    const partly = await acceptGift(luis, secret);
    expect(partly.json()).toMatchObject({
      status: 409,
      kind: 'gift-partly-owned',
      data: { titles: ['Manual del IGV'] },
    });
    expect((await acceptGift(luis, secret, true)).statusCode).toBe(204);
    expect(await grantsIn(world)).toMatchObject([
      { product_id: book.id, is_gift: 0 },
      { product_id: course.id, is_gift: 1 },
    ]);
  });
});
