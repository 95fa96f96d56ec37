import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { SentVoucher, StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let ana: Shopper;
let staff: Shopper;
let order: string;
let keys = 0;

const decide = (by: Shopper, id: string, how: 'approvals' | 'rejections', body: object = {}) =>
  by.call('POST', `/api/v1/staff/vouchers/${id}/${how}`, body, { 'idempotency-key': `clave-de-la-decision-${++keys}` });

const waiting = async (): Promise<Wire<StaffVoucher>> => {
  const { vouchers } = (await staff.call('GET', '/api/v1/staff/vouchers')).json<{ vouchers: Wire<StaffVoucher>[] }>();
  const [voucher] = vouchers;
  if (voucher === undefined) throw new Error('No voucher waits');
  return voucher;
};

const stateOf = async (id: string): Promise<string> =>
  (await world.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const grants = () => world.db.selectFrom('grants').select(['user_id', 'product_id']).execute();

beforeEach(async () => {
  world = await testSchool();
  ({ ana, staff, order } = await shopWithDeposits(world));
  await sendVoucher(world, ana, { orderId: order });
});

describe('GET /api/v1/staff/vouchers', () => {
  test('shows what waits, with the file at an address of the collaborator’s own', async () => {
    const voucher = await waiting();
    expect(voucher).toMatchObject({
      order: { number: 1, total: '199.90', state: 'pending' },
      buyer: { email: 'ana@correo.pe' },
      file: { mediaType: 'image/webp' },
      decision: null,
    });
    const file = await world.app.inject({ url: voucher.file?.address ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.headers['content-security-policy']).toContain('sandbox');
    world.clock.advance({ minutes: 31 });
    expect((await world.app.inject({ url: voucher.file?.address ?? '' })).statusCode).toBe(410);
  });

  test('is closed to strangers and to buyers', async () => {
    expect((await new Shopper(world).call('GET', '/api/v1/staff/vouchers')).statusCode).toBe(401);
    const refused = await ana.call('GET', '/api/v1/staff/vouchers');
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      403,
      'Acceso restringido: solo para colaboradores',
    ]);
  });
});

describe('approving', () => {
  test('confirms the order, gives what was bought and writes down who did it and when', async () => {
    const { id } = await waiting();
    expect((await decide(staff, id, 'approvals')).json()).toEqual({ state: 'approved' });
    expect(await stateOf(order)).toBe('confirmed');
    expect(await grants()).toEqual([{ user_id: 'ana', product_id: 3 }]);
    const { vouchers } = (await staff.call('GET', '/api/v1/staff/vouchers?which=decided')).json<{
      vouchers: Wire<StaffVoucher>[];
    }>();
    expect(vouchers).toMatchObject([
      { id, state: 'approved', decision: { by: 'Teresa Aguirre', at: '2026-03-10T15:00:00.000Z', reason: '' } },
    ]);
  });

  test('said again changes nothing, and cannot be taken back by a rejection', async () => {
    const { id } = await waiting();
    await decide(staff, id, 'approvals');
    expect((await decide(staff, id, 'approvals')).json()).toEqual({ state: 'approved' });
    expect(await grants()).toHaveLength(1);
    expect((await decide(staff, id, 'rejections', { reason: 'Me equivoqué' })).json()).toMatchObject({
      status: 409,
      kind: 'voucher-approved-already',
    });
    expect(await stateOf(order)).toBe('confirmed');
  });

  test('another amount than the order’s asks for a note', async () => {
    await decide(staff, (await waiting()).id, 'rejections', { reason: 'Importe distinto' });
    await sendVoucher(world, ana, { orderId: order, amount: '199.00', operationNumber: '777777' });
    const { id } = await waiting();
    expect((await decide(staff, id, 'approvals', { note: ' ' })).json()).toMatchObject({ status: 400, field: 'note' });
    expect((await decide(staff, id, 'approvals', { note: 'Faltaban 0.90, aceptado' })).statusCode).toBe(200);
    expect(await world.db.selectFrom('vouchers').select('decision_reason').where('id', '=', id).execute()).toEqual([
      { decision_reason: 'Faltaban 0.90, aceptado' },
    ]);
  });

  test('proves the payment of an order that expired before its voucher came', async () => {
    await decide(staff, (await waiting()).id, 'rejections', { reason: 'No figura' });
    world.clock.advance({ hours: 49 });
    await staff.signIn('teresa');
    await sendVoucher(world, ana, { orderId: order, operationNumber: '888888' });
    expect(await stateOf(order)).toBe('expired');
    await decide(staff, (await waiting()).id, 'approvals');
    expect(await stateOf(order)).toBe('confirmed');
  });

  test('does not confirm an order that does not recompute', async () => {
    const { id } = await waiting();
    const snapshot = JSON.stringify({
      version: 1,
      request: { lines: [], discount: null, rounding: 'nearest', generalRate: 1800 },
      code: null,
      lines: [],
      totals: { price: 1, discount: 0, net: 1, base: 1, tax: 0 },
      derivation: [],
    });
    await world.db.updateTable('orders').set({ snapshot }).execute();
    expect((await decide(staff, id, 'approvals')).json()).toMatchObject({ kind: 'order-differs' });
    expect(await grants()).toEqual([]);
  });
});

describe('rejecting', () => {
  test('gives the order back to its buyer, who reads the reason on the page, in the news and by mail', async () => {
    const { id } = await waiting();
    const reason = 'El número de operación no figura en nuestra cuenta';
    expect((await decide(staff, id, 'rejections', { reason })).json()).toEqual({ state: 'rejected' });
    expect(await stateOf(order)).toBe('continue');
    const { vouchers } = (await ana.call('GET', '/api/v1/vouchers')).json<{ vouchers: Wire<SentVoucher>[] }>();
    expect(vouchers).toMatchObject([{ state: 'rejected', rejection: reason }]);
    expect((await ana.call('GET', '/api/v1/order-notices')).json()).toMatchObject({
      notices: expect.arrayContaining([expect.objectContaining({ kind: 'voucher-rejected', text: reason })]),
    });
    const mails = await world.db.selectFrom('outbox_mails').selectAll().execute();
    const mail = mails.find(({ subject }) => subject.startsWith('No pudimos confirmar'));
    expect(mail?.text_body).toContain(reason);
    expect(mail?.text_body).toContain(`/confirmar-pago?pedido=${order}`);
    expect(await grants()).toEqual([]);
  });

  test('said again changes nothing: one letter', async () => {
    const { id } = await waiting();
    await decide(staff, id, 'rejections', { reason: 'No figura' });
    expect((await decide(staff, id, 'rejections', { reason: 'No figura' })).json()).toEqual({ state: 'rejected' });
    expect((await decide(staff, id, 'rejections', { reason: 'Otra cosa' })).json()).toMatchObject({
      kind: 'voucher-rejected-already',
      detail: 'Esta constancia ya fue rechazada: No figura',
    });
    const mails = await world.db.selectFrom('outbox_mails').select('subject').execute();
    expect(mails.filter(({ subject }) => subject.startsWith('No pudimos'))).toHaveLength(1);
    expect((await decide(staff, id, 'approvals')).json()).toMatchObject({ kind: 'voucher-rejected-already' });
  });

  test('asks for a reason', async () => {
    const { id } = await waiting();
    expect((await decide(staff, id, 'rejections', { reason: ' ' })).json()).toMatchObject({ field: 'reason' });
    expect((await decide(staff, id, 'rejections', { reason: 'a'.repeat(501) })).statusCode).toBe(400);
    expect((await decide(staff, 'nada', 'rejections', { reason: 'No figura' })).statusCode).toBe(404);
    expect(await stateOf(order)).toBe('pending');
  });
});

describe('deciding', () => {
  test.each(['approvals', 'rejections'] as const)('%s are the staff’s alone', async (how) => {
    const { id } = await waiting();
    expect((await decide(new Shopper(world), id, how, { reason: 'No figura' })).statusCode).toBe(401);
    expect((await decide(ana, id, how, { reason: 'No figura' })).statusCode).toBe(403);
    expect(await stateOf(order)).toBe('pending');
  });
});

onPostgres('approving under a race', (database) => {
  test('twenty presses grant once', async () => {
    world = await testSchool({ database: database() });
    ({ ana, staff, order } = await shopWithDeposits(world));
    await sendVoucher(world, ana, { orderId: order });
    const { id } = await waiting();
    const pressed = await Promise.all(Array.from({ length: 20 }, () => decide(staff, id, 'approvals')));
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await grants()).toEqual([{ user_id: 'ana', product_id: 3 }]);
    const mails = await world.db.selectFrom('outbox_mails').select('subject').execute();
    expect(mails.filter(({ subject }) => subject.startsWith('Ya es tuyo'))).toHaveLength(1);
  });

  test('approved and rejected at once is one of them', async () => {
    world = await testSchool({ database: database() });
    ({ ana, staff, order } = await shopWithDeposits(world));
    await sendVoucher(world, ana, { orderId: order });
    const { id } = await waiting();
    const pressed = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(staff, id, index % 2 === 0 ? 'approvals' : 'rejections', { reason: 'No figura' }),
      ),
    );
    const state = (await world.db.selectFrom('vouchers').select('state').executeTakeFirstOrThrow()).state;
    expect(pressed.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(await stateOf(order)).toBe(state === 'approved' ? 'confirmed' : 'continue');
    expect(await grants()).toHaveLength(state === 'approved' ? 1 : 0);
  });
});
