import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { CardPayment } from '#application/read-models/payments/card-payment.ts';
import { EraseAccount } from '#application/server/accounts/erase-account.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { insertCode, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const cards = {
  approved: '4111 1111 1111 1111',
  refused: '4000 0000 0000 0002',
  silentApproved: '5200 8282 8282 8210',
  silentRefused: '5105 1051 0510 5100',
} as const;

let school: TestSchool;
let ana: Shopper;

beforeEach(async () => {
  school = await testSchool();
  await stockShop(school.db);
  ana = await new Shopper(school).signIn();
});

interface Paying {
  readonly order: Wire<PlacedOrder>;
  readonly attempt: Wire<CardPayment>;
  readonly page: string;
}

interface Outcome {
  readonly attempt: Wire<CardPayment>;
  readonly order: Wire<PlacedOrder>;
}

/** A buyer with an order of the course who stands at the gateway's page. */
async function atTheGateway(buyer: Shopper): Promise<Paying> {
  await buyer.add(onSale.course.slug);
  const order = (await buyer.order('199.90')).json<Wire<PlacedOrder>>();
  return { order, ...(await buyer.startPayment(order.id)).json<Omit<Paying, 'order'>>() };
}

async function pay(buyer: Shopper, page: string, card: string) {
  const { action, token } = await buyer.typeCard(page, card);
  return buyer.post(action, { transactionToken: token });
}

const outcomeOf = async (buyer: Shopper, { attempt }: Paying): Promise<Outcome> =>
  (await buyer.call('GET', `/api/v1/payment-attempts/${attempt.id}`)).json<Outcome>();

const grantsOf = ({ db }: TestSchool) => db.selectFrom('grants').select('product_id').execute();

test('SAFE-21: a public school without the sample content sells nothing through the simulated gateway', async () => {
  const origins = { schoolOrigin: 'https://escuela.example', signInOrigin: 'https://ingreso.escuela.example' };
  const real = await testSchool({ config: origins });
  await stockShop(real.db);
  const buyer = await new Shopper(real).signIn();
  await buyer.add(onSale.course.slug);
  const order = (await buyer.order('199.90')).json<Wire<PlacedOrder>>();
  const refused = await buyer.startPayment(order.id);
  expect([refused.statusCode, refused.json<{ kind: string }>().kind]).toEqual([409, 'cards-not-taken']);
  expect(await real.db.selectFrom('payment_attempts').select('id').execute()).toEqual([]);
});

describe('a card payment', () => {
  test('that is approved confirms the order at once and grants what was bought', async () => {
    const paying = await atTheGateway(ana);
    expect(paying.attempt).toMatchObject({ state: 'session', amount: '199.90' });
    const back = await pay(ana, paying.page, cards.approved);
    expect([back.statusCode, back.headers.location]).toEqual([303, `/pago-visa/${paying.attempt.id}`]);
    expect(await outcomeOf(ana, paying)).toMatchObject({
      attempt: { state: 'paid', cardMask: '•••• 1111', cardBrand: 'Visa' },
      order: { state: 'confirmed' },
    });
    expect(await grantsOf(school)).toEqual([{ product_id: 3 }]);
    expect((await ana.cart()).json()).toMatchObject({ items: [] });
    expect(await school.db.selectFrom('outbox_mails').select('id').execute()).toHaveLength(1);
  });

  test('is not made for an account that was deleted while the card was typed', async () => {
    const paying = await atTheGateway(ana);
    const user = await school.school.get(Accounts).find(ana.userId ?? '');
    if (user === null) throw new Error('Ana has an account');
    accepted(await school.school.write(EraseAccount, (erase) => erase.execute(user)));
    await pay(ana, paying.page, cards.approved);
    const attempts = await school.db.selectFrom('payment_attempts').select(['status', 'action_text']).execute();
    expect(attempts).toEqual([{ status: 'refused', action_text: expect.stringContaining('No se te cobró nada') }]);
    expect(await grantsOf(school)).toEqual([]);
  });

  test('that is refused leaves order and cart as they were, and can be tried again', async () => {
    const paying = await atTheGateway(ana);
    await pay(ana, paying.page, cards.refused);
    expect(await outcomeOf(ana, paying)).toMatchObject({
      attempt: {
        state: 'refused',
        buyerText: 'Tu tarjeta no tiene fondos suficientes. Usa otra tarjeta o inténtalo más tarde.',
      },
      order: { state: 'continue' },
    });
    expect((await ana.cart()).json()).toMatchObject({ items: [{ productId: 3 }] });
    expect(await grantsOf(school)).toEqual([]);
    const again = (await ana.startPayment(paying.order.id)).json<Omit<Paying, 'order'>>();
    expect(again.attempt.purchaseNumber).not.toBe(paying.attempt.purchaseNumber);
    await pay(ana, again.page, cards.approved);
    expect(await grantsOf(school)).toEqual([{ product_id: 3 }]);
  });

  test.each([
    ['approved', cards.silentApproved, 'paid', 'confirmed', 1],
    ['refused', cards.silentRefused, 'refused', 'continue', 0],
  ])('without an answer waits, and is resolved by asking: %s', async (_, card, state, orderState, granted) => {
    const paying = await atTheGateway(ana);
    await pay(ana, paying.page, card);
    expect(await outcomeOf(ana, paying)).toMatchObject({ attempt: { state: 'unknown' }, order: { state: 'pending' } });
    expect((await ana.startPayment(paying.order.id)).json()).toMatchObject({
      kind: 'payment-under-way',
      data: { attemptId: paying.attempt.id },
    });
    school.clock.advance({ seconds: 10 });
    expect(await outcomeOf(ana, paying)).toMatchObject({ attempt: { state }, order: { state: orderState } });
    expect(await grantsOf(school)).toHaveLength(granted);
  });

  test('posted back again shows what became of it and charges nothing more', async () => {
    const paying = await atTheGateway(ana);
    const { action, token } = await ana.typeCard(paying.page, cards.approved);
    for (let time = 0; time < 3; time += 1) {
      expect((await ana.post(action, { transactionToken: token })).statusCode).toBe(303);
    }
    expect(await grantsOf(school)).toHaveLength(1);
    expect(await school.db.selectFrom('outbox_mails').select('id').execute()).toHaveLength(1);
  });

  test('with a token that the gateway never gave is refused', async () => {
    const paying = await atTheGateway(ana);
    await ana.typeCard(paying.page, cards.approved);
    await ana.post(`/api/v1/payment-returns/simulada/${paying.attempt.purchaseNumber}`, {
      transactionToken: 'inventado',
    });
    expect(await outcomeOf(ana, paying)).toMatchObject({ attempt: { state: 'refused' }, order: { state: 'continue' } });
    expect(await grantsOf(school)).toEqual([]);
  });

  test('of another amount than the session’s is refused', async () => {
    const paying = await atTheGateway(ana);
    const { action, token } = await ana.typeCard(paying.page, cards.approved);
    await school.db.updateTable('payment_attempts').set({ amount: 100 }).execute();
    await ana.post(action, { transactionToken: token });
    expect(await outcomeOf(ana, paying)).toMatchObject({
      attempt: { state: 'refused', buyerText: 'El importe no coincide con el del pedido. No se te cobró nada.' },
    });
  });

  test('leaves no card data outside the gateway’s books', async () => {
    const paying = await atTheGateway(ana);
    await pay(ana, paying.page, cards.approved);
    const rows = [
      ...(await school.db.selectFrom('orders').selectAll().execute()),
      ...(await school.db.selectFrom('payment_attempts').selectAll().execute()),
      ...(await school.db.selectFrom('simulated_payments').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/4111\s?1111|"123"/);
    expect(JSON.stringify(school.logger.entries)).not.toMatch(/4111/);
  });

  test('is answered 404 for an unknown gateway or purchase', async () => {
    for (const url of ['/api/v1/payment-returns/otra/101', '/api/v1/payment-returns/simulada/999']) {
      expect((await ana.post(url, { transactionToken: 'x' })).statusCode).toBe(404);
    }
  });
});

describe('an attempt', () => {
  test('is its buyer’s alone', async () => {
    const paying = await atTheGateway(ana);
    const other = await new Shopper(school).signIn();
    expect((await other.call('GET', `/api/v1/payment-attempts/${paying.attempt.id}`)).statusCode).toBe(404);
    expect((await other.call('POST', `/api/v1/payment-attempts/${paying.attempt.id}/cancellations`)).statusCode).toBe(
      404,
    );
    expect((await other.startPayment(paying.order.id)).statusCode).toBe(404);
    expect((await other.call('GET', '/api/v1/payment-attempts/latest')).statusCode).toBe(404);
    expect((await ana.call('GET', '/api/v1/payment-attempts/latest')).json()).toMatchObject({
      attempt: { id: paying.attempt.id },
    });
  });

  test('that was cancelled is not charged, even if the buyer pays at the gateway afterwards', async () => {
    const paying = await atTheGateway(ana);
    const cancelled = await ana.call('POST', `/api/v1/payment-attempts/${paying.attempt.id}/cancellations`);
    expect(cancelled.json()).toMatchObject({ attempt: { state: 'refused' }, order: { state: 'continue' } });
    await pay(ana, paying.page, cards.approved);
    expect(await outcomeOf(ana, paying)).toMatchObject({ attempt: { state: 'refused' } });
    expect(await school.db.selectFrom('simulated_payments').select('authorized_at').execute()).toEqual([
      { authorized_at: null },
    ]);
  });

  test('is given up when the buyer starts another; only the last can be paid', async () => {
    const first = await atTheGateway(ana);
    const second = (await ana.startPayment(first.order.id)).json<Omit<Paying, 'order'>>();
    await pay(ana, first.page, cards.approved);
    expect(await grantsOf(school)).toEqual([]);
    await pay(ana, second.page, cards.approved);
    expect(await grantsOf(school)).toHaveLength(1);
  });

  test('times out at the gateway’s page', async () => {
    const paying = await atTheGateway(ana);
    school.clock.advance({ minutes: 31 });
    ana = await ana.signIn(ana.userId ?? '');
    expect(await outcomeOf(ana, paying)).toMatchObject({ attempt: { state: 'refused' }, order: { state: 'continue' } });
  });

  test('repeated with one key is one attempt', async () => {
    await ana.add(onSale.course.slug);
    const { id } = (await ana.order('199.90')).json<Wire<PlacedOrder>>();
    const first = (await ana.startPayment(id, 'una-sola-clave-00')).json<Paying>();
    const again = (await ana.startPayment(id, 'una-sola-clave-00')).json<Paying>();
    expect(again).toEqual(first);
  });
});

describe('an order', () => {
  test('that is 48 hours old cannot be paid, and is seen as expired', async () => {
    await ana.add(onSale.course.slug);
    const { id, number } = (await ana.order('199.90')).json<Wire<PlacedOrder>>();
    school.clock.advance({ hours: 48 });
    ana = await ana.signIn(ana.userId ?? '');
    expect((await ana.startPayment(id)).json()).toMatchObject({
      kind: 'order-expired',
      detail: `Tu pedido N.º\u00A0${number} venció: su plazo para pagarlo pasó.`,
    });
    expect((await ana.call('GET', `/api/v1/orders/${id}`)).json()).toMatchObject({ state: 'expired' });
  });

  test('that expires while its buyer is at the gateway is not charged', async () => {
    const paying = await atTheGateway(ana);
    const { action, token } = await ana.typeCard(paying.page, cards.approved);
    school.clock.advance({ hours: 48 });
    ana = await ana.signIn(ana.userId ?? '');
    await ana.post(action, { transactionToken: token });
    expect(await outcomeOf(ana, paying)).toMatchObject({
      attempt: { state: 'refused', buyerText: 'El plazo para pagar este pedido venció. No se te cobró nada.' },
      order: { state: 'expired' },
    });
  });

  /** Lowers what is charged by ninety soles in the books, and nothing else. */
  async function tamperWith(orderId: string): Promise<void> {
    const { snapshot } = await school.db
      .selectFrom('orders')
      .select('snapshot')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const changed = JSON.parse(snapshot) as { totals: { net: number } };
    changed.totals.net -= 9000;
    const columns = { snapshot: JSON.stringify(changed) };
    await school.db.updateTable('orders').set(columns).where('id', '=', orderId).execute();
  }

  test('that does not come out of its own calculation is refused and reported', async () => {
    await ana.add(onSale.course.slug);
    const { id } = (await ana.order('199.90')).json<Wire<PlacedOrder>>();
    await tamperWith(id);
    expect((await ana.startPayment(id)).json()).toMatchObject({ status: 409, kind: 'order-differs' });
    expect(school.logger.entries).toMatchObject([{ level: 'error', message: /does not recompute/ }]);
  });

  test('that is changed while its buyer is at the gateway is not charged', async () => {
    const paying = await atTheGateway(ana);
    const { action, token } = await ana.typeCard(paying.page, cards.approved);
    await tamperWith(paying.order.id);
    await ana.post(action, { transactionToken: token });
    expect(await outcomeOf(ana, paying)).toMatchObject({
      attempt: { state: 'refused', buyerText: /no cuadra con su cálculo.*No se te cobró nada/ },
    });
    expect(await grantsOf(school)).toEqual([]);
  });

  test('that nobody looks at expires in the round', async () => {
    await ana.add(onSale.course.slug);
    await ana.order('199.90');
    const round = () => school.school.write(ExpireOrders, (expire) => expire.execute());
    expect(await round()).toBe(0);
    school.clock.advance({ hours: 48 });
    expect(await round()).toBe(1);
    expect(await school.db.selectFrom('orders').select('status').execute()).toEqual([{ status: 'expired' }]);
  });

  test('is not charged for what its buyer has meanwhile', async () => {
    const paying = await atTheGateway(ana);
    await insertGrant(school.db, ana.userId ?? '', 3);
    await pay(ana, paying.page, cards.approved);
    expect(await outcomeOf(ana, paying)).toMatchObject({
      attempt: { state: 'refused', buyerText: 'Ya tienes «Derecho laboral». No se te cobró nada.' },
    });
    expect((await ana.startPayment(paying.order.id)).json()).toMatchObject({ kind: 'already-owned' });
  });

  test('is not charged with a code whose last use is gone; a refused payment gives its use back', async () => {
    await insertCode(school.db, { limit_in_all: 1 });
    const buyers = [ana, await new Shopper(school).signIn()] as const;
    const orders: Paying[] = [];
    for (const buyer of buyers) {
      await buyer.add(onSale.course.slug);
      await buyer.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
      const order = (await buyer.order('169.91')).json<Wire<PlacedOrder>>();
      orders.push({ order, ...(await buyer.startPayment(order.id)).json<Omit<Paying, 'order'>>() });
    }
    const [first, second] = orders as [Paying, Paying];
    await pay(buyers[0], first.page, cards.silentRefused);
    await pay(buyers[1], second.page, cards.approved);
    expect(await outcomeOf(buyers[1], second)).toMatchObject({
      attempt: { state: 'refused', buyerText: expect.stringContaining('El código QUINCE se agotó') as string },
    });
    school.clock.advance({ seconds: 10 });
    expect(await outcomeOf(buyers[0], first)).toMatchObject({ attempt: { state: 'refused' } });
    const retry = (await buyers[1].startPayment(second.order.id)).json<Omit<Paying, 'order'>>();
    await pay(buyers[1], retry.page, cards.approved);
    expect(await outcomeOf(buyers[1], { ...retry, order: second.order })).toMatchObject({
      order: { state: 'confirmed' },
    });
  });
});

describe('after a crash', () => {
  const resolve = () => school.school.get(ResolveUnfinished).execute();

  /** The server died after the gateway was asked and before its answer was written down. */
  async function diedWhileAsking(card: string): Promise<Paying> {
    const paying = await atTheGateway(ana);
    await pay(ana, paying.page, card);
    await school.db.deleteFrom('grants').execute();
    await school.db.deleteFrom('outbox_mails').execute();
    await school.db.updateTable('orders').set({ status: 'continue', confirmed_at: null }).execute();
    await school.db.updateTable('payment_attempts').set({ status: 'authorizing', transaction_id: null }).execute();
    return paying;
  }

  test('a payment that was approved is there once, after any number of rounds', async () => {
    const paying = await diedWhileAsking(cards.approved);
    for (let round = 0; round < 3; round += 1) await resolve();
    expect(await outcomeOf(ana, paying)).toMatchObject({ attempt: { state: 'paid' }, order: { state: 'confirmed' } });
    expect(await grantsOf(school)).toHaveLength(1);
    expect(await school.db.selectFrom('outbox_mails').select('id').execute()).toHaveLength(1);
  });

  test('a payment that the gateway never heard of ends refused, once nobody can be asking any more', async () => {
    const paying = await atTheGateway(ana);
    await school.db.updateTable('payment_attempts').set({ status: 'authorizing' }).execute();
    await resolve();
    expect(await outcomeOf(ana, paying)).toMatchObject({ attempt: { state: 'authorizing' } });
    school.clock.advance({ seconds: 61 });
    await resolve();
    expect(await outcomeOf(ana, paying)).toMatchObject({
      attempt: {
        state: 'refused',
        buyerText: 'Tu pago no llegó a procesarse y no se te cobró nada. Puedes intentarlo otra vez.',
      },
      order: { state: 'continue' },
    });
  });

  test('an order that expired is confirmed by a payment that is proven', async () => {
    const paying = await diedWhileAsking(cards.approved);
    await school.db.updateTable('orders').set({ status: 'expired' }).execute();
    await resolve();
    expect(await outcomeOf(ana, paying)).toMatchObject({ order: { state: 'confirmed' } });
    expect(await grantsOf(school)).toHaveLength(1);
  });
});

onPostgres('Payments under a race', (database) => {
  test('a hundred returns of one payment at once charge once and grant once', async () => {
    const shop = await testSchool({ database: database() });
    await stockShop(shop.db);
    const buyer = await new Shopper(shop).signIn();
    const paying = await atTheGateway(buyer);
    const { action, token } = await buyer.typeCard(paying.page, cards.approved);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => buyer.post(action, { transactionToken: token })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 303)).toBe(true);
    expect(await outcomeOf(buyer, paying)).toMatchObject({ attempt: { state: 'paid' }, order: { state: 'confirmed' } });
    expect(await grantsOf(shop)).toHaveLength(1);
    expect(await shop.db.selectFrom('outbox_mails').select('id').execute()).toHaveLength(1);
  });

  test('two attempts of one order paid at the same time charge one', async () => {
    const shop = await testSchool({ database: database() });
    await stockShop(shop.db);
    const buyer = await new Shopper(shop).signIn();
    const first = await atTheGateway(buyer);
    const typed = await buyer.typeCard(first.page, cards.approved);
    const [, started] = await Promise.all([
      buyer.post(typed.action, { transactionToken: typed.token }),
      buyer.startPayment(first.order.id),
    ]);
    const second = started.json<Partial<Paying>>();
    if (second.page !== undefined) await pay(buyer, second.page, cards.approved);
    const charged = await shop.db
      .selectFrom('simulated_payments')
      .select('session_key')
      .where('authorized_at', 'is not', null)
      .execute();
    expect(charged).toHaveLength(1);
    expect(await grantsOf(shop)).toHaveLength(1);
  });
});
