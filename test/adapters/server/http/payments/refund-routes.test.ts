import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { goRoundReceipts } from '#adapters/server/wiring/background.container.ts';
import type { OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { payByCard } from '#test/support/orders/giving.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const key = (name: string) => ({ 'idempotency-key': `clave-de-devolucion-${name}` });

/** Ana has bought the course (199.90) and the book (89.90, exempt) by card, and teresa is a cashier. */
async function bought() {
  const world = await testSchool();
  await stockShop(world.db);
  const ana = await new Shopper(world).signIn(await world.addUser({ email: 'ana@correo.pe' }));
  const teresa = await new Shopper(world).signIn(await world.addUser({ email: 'teresa@correo.pe' }, ['cashier']));
  for (const { slug } of [onSale.course, onSale.book]) await ana.add(slug);
  const placed = await ana.order('289.80');
  const order = placed.json<{ id: string; number: number; lines: readonly { productId: number }[] }>();
  await payByCard(ana, order.id);
  await goRoundReceipts(world.school);
  const [course = 0, book = 0] = [onSale.course, onSale.book].map(({ id }) => id);
  return { world, ana, teresa, order, course, book };
}

test('a buyer asks, the office sees it and gives back by the gateway; the buyer has the note, and the course no more', async () => {
  const { world, ana, teresa, order, course, book } = await bought();
  const asked = { orderId: order.id, productIds: [course], words: 'No es lo mío' };
  expect((await ana.call('POST', '/api/v1/refunds', { ...asked, words: ' ' }, key('vacia'))).json()).toMatchObject({
    status: 400,
    field: 'words',
  });
  expect((await ana.call('POST', '/api/v1/refunds', asked, key('pedida'))).statusCode).toBe(201);
  const listed = await teresa.call('GET', '/api/v1/staff/orders?refund=asked');
  expect(listed.json()).toMatchObject({ orders: [{ number: order.number, isRefundAsked: true }], total: 1 });
  const read = async () =>
    (await teresa.call('GET', `/api/v1/staff/orders/${order.number}/refunds`)).json<Wire<OrderRefunds>>();
  expect(await read()).toMatchObject({
    refunds: [{ state: 'requested', words: 'No es lo mío', amount: '199.90', notes: [] }],
    left: '289.80',
    byGateway: true,
  });
  const decided = { reason: 'item-return', lines: [{ productId: course }] };
  const give = (name: string, body: object = decided) =>
    teresa.call('POST', `/api/v1/staff/orders/${order.number}/refunds`, body, key(name));
  expect((await give('mal', { ...decided, lines: [{ productId: book, amount: '5.00' }] })).json()).toMatchObject({
    status: 400,
    field: 'lines',
  });
  expect((await give('bien')).statusCode).toBe(201);
  expect((await give('bien')).statusCode).toBe(201);
  expect((await give('otra')).json()).toMatchObject({ kind: 'refund-line-returned' });
  const after = await read();
  expect(after).toMatchObject({
    refunds: [{ state: 'done', notes: [{ code: 'BC01-1', replacedBy: null }] }],
    left: '89.90',
  });
  const pdf = await teresa.call('GET', after.refunds[0]?.notes[0]?.document ?? '');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const receipts = (await ana.call('GET', '/api/v1/receipts')).json<{
    receipts: { code: string; document: string }[];
  }>();
  expect(receipts.receipts.map(({ code }) => code).toSorted()).toEqual(['B001-1', 'BC01-1']);
  const note = receipts.receipts.find(({ code }) => code === 'BC01-1');
  expect((await ana.call('GET', note?.document ?? '')).statusCode).toBe(200);
  expect((await ana.call('GET', '/api/v1/refunds')).json()).toMatchObject({
    refunds: [{ state: 'done', productIds: [course], isReturn: true }],
  });
  expect(await world.db.selectFrom('grants').select('product_id').execute()).toEqual([{ product_id: book }]);
});

test('the office declines with words, and notes a transfer', async () => {
  const { ana, teresa, order, course, book, world } = await bought();
  const asked = { orderId: order.id, productIds: [book], words: 'Ya lo tenía en papel' };
  const { id } = (await ana.call('POST', '/api/v1/refunds', asked, key('pedida'))).json<{ id: string }>();
  const decline = (answer: string, name: string) =>
    teresa.call('POST', `/api/v1/staff/refund-requests/${id}/refusals`, { answer }, key(name));
  expect((await decline(' ', 'muda')).json()).toMatchObject({ status: 400, field: 'answer' });
  expect((await decline('Ya lo leíste entero', 'dicha')).statusCode).toBe(200);
  expect((await ana.call('GET', '/api/v1/refunds')).json()).toMatchObject({
    refunds: [{ state: 'declined', answer: 'Ya lo leíste entero' }],
  });
  const transfer = { reason: 'lower-value', lines: [{ productId: course, amount: '20.00' }], operation: '00456' };
  const path = `/api/v1/staff/orders/${order.number}/refunds`;
  expect((await teresa.call('POST', path, { ...transfer, operation: ' ' }, key('sin'))).json()).toMatchObject({
    field: 'operation',
  });
  const shown = { ...transfer, left: '289.80' };
  expect((await teresa.call('POST', path, shown, key('con'))).statusCode).toBe(201);
  // A colleague notes the same transfer, from a page of before it.
  expect((await teresa.call('POST', path, shown, key('colega'))).json()).toMatchObject({
    kind: 'refund-differs',
    detail: expect.stringMatching(/quedan S\/\.\s269\.80/),
  });
  expect((await ana.call('GET', '/api/v1/refunds')).json()).toMatchObject({
    refunds: [{ operation: '00456', amount: '20.00', isReturn: false }, { state: 'declined' }],
  });
  const log = await world.db.selectFrom('office_log').select('action').orderBy('action').execute();
  expect(log.map(({ action }) => action)).toEqual(['refund-decided', 'refund-declined']);
});
