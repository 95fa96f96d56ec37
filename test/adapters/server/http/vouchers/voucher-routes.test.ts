import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { SentVoucher } from '#application/read-models/vouchers/voucher.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { orderByDeposit, sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { insertCode, Shopper } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let ana: Shopper;
let order: string;

beforeEach(async () => {
  world = await testSchool();
  ({ ana, order } = await shopWithDeposits(world));
});

const stateOf = async (id: string): Promise<string> =>
  (await world.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('GET /api/v1/bank-accounts', () => {
  test('shows where to deposit to whoever is signed in', async () => {
    const { accounts } = (await ana.call('GET', '/api/v1/bank-accounts')).json<{ accounts: { cci: string }[] }>();
    expect(accounts).toMatchObject([
      { id: 'bcp', cci: '00219100234567801351' },
      { id: 'bbva', bank: 'BBVA' },
    ]);
    expect((await new Shopper(world).call('GET', '/api/v1/bank-accounts')).statusCode).toBe(401);
  });
});

describe('POST /api/v1/vouchers', () => {
  test('takes the proof: the order waits, the buyer is told until when, the file is private', async () => {
    const sent = await sendVoucher(world, ana, { orderId: order });
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({
      orderId: order,
      bank: 'BCP',
      operationNumber: '00123456',
      amount: '199.90',
      state: 'sent',
      sentAt: '2026-03-10T15:00:00.000Z',
      answerDueBy: '2026-03-13T15:00:00.000Z',
      rejection: null,
    });
    expect(sent.body).not.toContain('constancias/');
    expect(await stateOf(order)).toBe('pending');
    const row = await world.db.selectFrom('vouchers').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ file_type: 'image/webp' });
    expect(await world.school.get(FileStore).find(row.file_key)).not.toBeNull();
    expect((await ana.call('GET', `/imagenes/${row.file_key}`)).statusCode).toBe(404);
    expect((await ana.call('GET', `/api/v1/files/${row.file_key}`)).statusCode).toBe(403);
    const mails = await world.db.selectFrom('outbox_mails').selectAll().execute();
    const mail = mails.find(({ subject }) => subject === 'Recibimos la constancia de tu pedido N.º 1');
    expect(mails).toHaveLength(2);
    expect(mail?.text_body).toContain('viernes 13 de marzo de 2026, 10:00\u00a0a.\u00a0m. (hora de Lima)');
    expect((await ana.call('GET', '/api/v1/order-notices')).json()).toMatchObject({
      notices: [{ orderId: order, kind: 'voucher-received', isSeen: false }],
    });
  });

  test('the same request twice is one voucher', async () => {
    const key = 'una-sola-clave-de-constancia';
    const first = await sendVoucher(world, ana, { orderId: order }, { key });
    const again = await sendVoucher(world, ana, { orderId: order }, { key });
    expect(again.statusCode).toBe(201);
    expect(again.json<Wire<SentVoucher>>().id).toBe(first.json<Wire<SentVoucher>>().id);
  });

  test('an amount that is not the order’s goes to review', async () => {
    expect((await sendVoucher(world, ana, { orderId: order, amount: '199.00' })).json()).toMatchObject({
      state: 'review',
    });
    expect(await stateOf(order)).toBe('pending');
  });

  test('a waiting order never expires by the clock, and takes neither a second voucher nor a card', async () => {
    await sendVoucher(world, ana, { orderId: order });
    world.clock.advance({ hours: 60 });
    await ana.signIn('ana');
    await world.school.write(ExpireOrders, (expire) => expire.execute());
    expect((await sendVoucher(world, ana, { orderId: order, operationNumber: '555555' })).json()).toMatchObject({
      kind: 'voucher-under-review',
    });
    expect((await ana.startPayment(order)).json()).toMatchObject({ kind: 'voucher-under-review' });
    expect(await stateOf(order)).toBe('pending');
  });

  test('an expired order takes a voucher and stays expired until the payment is proven', async () => {
    world.clock.advance({ hours: 49 });
    expect((await sendVoucher(world, ana, { orderId: order })).statusCode).toBe(201);
    expect(await stateOf(order)).toBe('expired');
  });

  test('a card left at the gateway’s page is given up, so that nothing is paid twice', async () => {
    const { page } = (await ana.startPayment(order)).json<{ page: string }>();
    await sendVoucher(world, ana, { orderId: order });
    const { action, token } = await ana.typeCard(page, '4111 1111 1111 1111');
    await ana.post(action, { transactionToken: token });
    expect(await stateOf(order)).toBe('pending');
    expect((await world.db.selectFrom('payment_attempts').select('status').execute()).map((row) => row.status)).toEqual(
      ['refused'],
    );
  });

  test('keeps the code of the order for it', async () => {
    await insertCode(world.db, { limit_in_all: 1 });
    const luis = await new Shopper(world).signIn();
    await luis.add('manual-del-igv');
    await luis.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    const placed = await luis.order('76.41', { paymentMethod: 'deposit' });
    const { id } = placed.json<{ id: string }>();
    await sendVoucher(world, luis, { orderId: id, amount: '76.41' });
    expect(await world.db.selectFrom('code_uses').select('order_id').execute()).toEqual([{ order_id: id }]);
  });

  test.each([
    [{ operationNumber: '' }, 400, 'operationNumber'],
    [{ operationNumber: '1' }, 400, 'operationNumber'],
    [{ paidOn: '2026-03-11' }, 400, 'paidOn'],
    [{ amount: 'cien' }, 400, 'amount'],
    [{ payerName: '   ' }, 400, 'payerName'],
    [{ bankAccountId: 'otro' }, 400, 'bankAccountId'],
    [{ orderId: 'otro' }, 404, 'orderId'],
  ])('%o is refused and the field is named', async (fields, status, field) => {
    const refused = await sendVoucher(world, ana, { orderId: order, ...fields });
    expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([status, field]);
    expect(await stateOf(order)).toBe('continue');
  });

  test('a file is judged by its content, and what is refused is not kept', async () => {
    const text = Buffer.from('<html>no soy una imagen</html>');
    expect((await sendVoucher(world, ana, { orderId: order }, { file: text })).json()).toMatchObject({
      status: 415,
      field: 'file',
    });
    expect((await sendVoucher(world, ana, { orderId: order }, { file: null })).json()).toMatchObject({ field: 'file' });
    await sendVoucher(world, ana, { orderId: 'otro' });
    expect(await world.db.selectFrom('vouchers').select('id').execute()).toEqual([]);
  });

  test('an operation of a bank proves one payment', async () => {
    await sendVoucher(world, ana, { orderId: order });
    const luis = await new Shopper(world).signIn();
    const other = await orderByDeposit(luis);
    expect((await sendVoucher(world, luis, { orderId: other, operationNumber: '123-456' })).json()).toMatchObject({
      kind: 'operation-taken',
      field: 'operationNumber',
    });
    expect((await sendVoucher(world, luis, { orderId: other, bankAccountId: 'bbva' })).statusCode).toBe(201);
  });

  test('is for the order’s buyer only', async () => {
    expect((await sendVoucher(world, { userId: null }, { orderId: order })).statusCode).toBe(401);
    const luis = await new Shopper(world).signIn();
    expect((await sendVoucher(world, luis, { orderId: order })).statusCode).toBe(404);
    await sendVoucher(world, ana, { orderId: order });
    expect((await luis.call('GET', '/api/v1/vouchers')).json()).toEqual({ vouchers: [] });
    expect((await new Shopper(world).call('GET', '/api/v1/vouchers')).statusCode).toBe(401);
    expect((await ana.call('GET', '/api/v1/vouchers')).json<{ vouchers: object[] }>().vouchers).toHaveLength(1);
  });
});

onPostgres('vouchers under a race', (database) => {
  test('one operation for two orders at once waits on one of them', async () => {
    const shared = await testSchool({ database: database() });
    const { ana: buyer, order: first } = await shopWithDeposits(shared);
    const luis = await new Shopper(shared).signIn();
    const second = await orderByDeposit(luis);
    const sent = await Promise.all([
      sendVoucher(shared, buyer, { orderId: first }),
      sendVoucher(shared, luis, { orderId: second }),
      sendVoucher(shared, buyer, { orderId: first }),
    ]);
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const pending = await shared.db.selectFrom('orders').select('id').where('status', '=', 'pending').execute();
    expect(pending).toHaveLength(1);
  });
});

describe('a course whose deposit is being verified', () => {
  test('is held back from the cart, named with its order, and comes back when the voucher is rejected', async () => {
    await ana.add('manual-del-igv');
    await sendVoucher(world, ana, { orderId: order });
    const named = { id: order, number: 1, state: 'under-review', attemptId: null };
    const cart = (await ana.cart()).json();
    expect(cart).toMatchObject({
      items: [{ title: 'Manual del IGV' }],
      notices: [{ kind: 'in-other-order', title: 'Derecho laboral', order: named }],
      totals: { net: '89.90' },
    });
    // A change of the rest does not lose it.
    await ana.call('DELETE', '/api/v1/cart/code');
    const again = await ana.add('derecho-laboral');
    expect([again.statusCode, again.json()]).toMatchObject([409, { kind: 'in-other-order', data: { order: named } }]);
    expect((await ana.order('89.90')).json()).toMatchObject({ lines: [{ title: 'Manual del IGV' }] });
    await world.db.updateTable('vouchers').set({ state: 'rejected' }).execute();
    await world.db.updateTable('orders').set({ status: 'continue' }).where('id', '=', order).execute();
    expect((await ana.cart()).json()).toMatchObject({
      items: [{ title: 'Manual del IGV' }, { title: 'Derecho laboral' }],
      notices: [],
    });
  });

  test('leaves the cart when its buyer takes it out, and when the whole cart is emptied', async () => {
    await sendVoucher(world, ana, { orderId: order });
    await ana.call('DELETE', '/api/v1/cart');
    expect((await ana.cart()).json()).toMatchObject({ items: [], notices: [] });
  });

  test('is not taken for nothing meanwhile', async () => {
    await sendVoucher(world, ana, { orderId: order });
    await world.db.updateTable('products').set({ regular_price: 0 }).where('id', '=', 3).execute();
    const taken = await ana.form('/api/user/set-free-products', {
      revista: 'ES',
      productos: JSON.stringify(['derecho-laboral']),
    });
    expect(taken.json()).toMatchObject({ kind: 'in-other-order' });
  });
});
