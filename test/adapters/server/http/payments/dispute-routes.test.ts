import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { OfficeDisputesPage } from '#application/read-models/payments/office-disputes.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { payByCard } from '#test/support/orders/giving.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const key = (name: string) => ({ 'idempotency-key': `clave-de-contracargo-${name}` });
const noted = {
  amount: '289.80',
  reason: 'fraud',
  words: 'El titular no reconoce el cargo',
  openedOn: '2026-03-10',
  answerBy: '2026-03-20',
};

/** Ana has bought the course (199.90) and the book (89.90, exempt) by card, and teresa is a cashier. */
async function bought() {
  const world = await testSchool();
  await stockShop(world.db);
  const ana = await new Shopper(world).signIn(await world.addUser({ email: 'ana@correo.pe' }));
  const teresa = await new Shopper(world).signIn(await world.addUser({ email: 'teresa@correo.pe' }, ['cashier']));
  for (const { slug } of [onSale.course, onSale.book]) await ana.add(slug);
  const order = (await ana.order('289.80')).json<{ id: string; number: number }>();
  await payByCard(ana, order.id);
  const post = (path: string, body: object, name: string) =>
    teresa.call('POST', `/api/v1/staff/${path}`, body, key(name));
  const list = async (which: string) =>
    (await teresa.call('GET', `/api/v1/staff/disputes?which=${which}`)).json<Wire<OfficeDisputesPage>>();
  return { world, ana, teresa, order, post, list };
}

test('a dispute is noted, answered and lost once; the buyer has the note, and nothing of the order any more', async () => {
  const { world, ana, teresa, order, post, list } = await bought();
  const note = (body: object, name: string) => post(`orders/${order.number}/disputes`, body, name);
  expect((await note({ ...noted, openedOn: '2026-02-30' }, 'mal')).json()).toMatchObject({ field: 'openedOn' });
  expect((await note({ ...noted, amount: '289.81' }, 'mucho')).json()).toMatchObject({ status: 409, field: 'amount' });
  expect((await note(noted, 'bien')).json()).toEqual({ number: 1 });
  expect((await note(noted, 'bien')).json()).toEqual({ number: 1 });
  expect((await note(noted, 'otra')).json()).toMatchObject({ kind: 'dispute-amount-too-high' });
  expect((await post('orders/99/disputes', noted, 'nada')).json()).toMatchObject({ kind: 'order-not-found' });
  expect(await list('waiting')).toMatchObject({
    disputes: [
      {
        number: 1,
        orderNumber: order.number,
        buyer: { email: 'ana@correo.pe' },
        gateway: 'simulada',
        amount: '289.80',
        paid: '289.80',
        daysLeft: 10,
        words: noted.words,
        products: [{ net: '199.90' }, { net: '89.90' }],
      },
    ],
    total: 1,
    waiting: 1,
  });
  const asked = { orderId: order.id, productIds: [onSale.course.id], words: 'No es lo mío' };
  const refused = await ana.call('POST', '/api/v1/refunds', asked, key('pedida'));
  expect(refused.json()).toMatchObject({ kind: 'order-disputed', detail: expect.stringContaining('contracargo') });
  expect((await post('disputes/1/outcomes', { outcome: 'lost' }, 'pronto')).json()).toMatchObject({
    kind: 'dispute-stands',
    detail: expect.stringContaining('por responder al banco'),
  });
  const evidence = await teresa.call('GET', '/api/v1/staff/disputes/1/evidence');
  expect(evidence.json()).toMatchObject({
    buyer: { email: 'ana@correo.pe' },
    payment: { amount: '289.80', gateway: 'simulada' },
    lines: [{ net: '199.90' }, { net: '89.90' }],
    uses: [{ kind: 'access' }, { kind: 'access' }],
  });
  expect((await teresa.call('GET', '/api/v1/staff/disputes/9/evidence')).statusCode).toBe(404);
  expect((await post('disputes/1/answers', { answer: 'Vio tres clases' }, 'dicho')).json()).toEqual({
    state: 'answered',
  });
  expect(await list('answered')).toMatchObject({ disputes: [{ answer: 'Vio tres clases' }], waiting: 0 });
  expect((await post('disputes/1/outcomes', { outcome: 'lost' }, 'fin')).json()).toEqual({ state: 'lost' });
  expect((await post('disputes/1/outcomes', { outcome: 'lost' }, 'fin')).json()).toEqual({ state: 'lost' });
  expect((await post('disputes/1/outcomes', { outcome: 'lost' }, 'otro-fin')).statusCode).toBe(409);
  expect(await list('decided')).toMatchObject({ disputes: [{ state: 'lost' }], total: 1 });
  const receipts = (await ana.call('GET', '/api/v1/receipts')).json<{ receipts: { code: string }[] }>();
  expect(receipts.receipts.map(({ code }) => code).toSorted()).toEqual(['B001-1', 'BC01-1']);
  expect(await world.db.selectFrom('grants').selectAll().execute()).toEqual([]);
  expect(await world.db.selectFrom('simulated_refunds').selectAll().execute()).toEqual([]);
});
