import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { OfficeOrdersPage, OrderRecord } from '#application/read-models/orders/office-orders.ts';
import { IssueDueReceipts } from '#application/server/receipts/issue-due-receipts.ts';
import { sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const orders = '/api/v1/staff/orders';

test('an order by deposit is found and opened with its voucher, what it gave and its receipt, whose files open', async () => {
  const world = await testSchool();
  const { ana, staff, order } = await shopWithDeposits(world);
  const { id } = (await sendVoucher(world, ana, { orderId: order })).json<{ id: string }>();
  const approval = { 'idempotency-key': 'clave-de-la-aprobacion-1' };
  await staff.call('POST', `/api/v1/staff/vouchers/${id}/approvals`, {}, approval);
  await world.school.get(IssueDueReceipts).execute();

  const list = (await staff.call('GET', `${orders}?words=quispe&state=finished`)).json<Wire<OfficeOrdersPage>>();
  expect(list).toMatchObject({ total: 1, pages: 1, orders: [{ number: 1, total: '199.90', state: 'finished' }] });
  expect((await staff.call('GET', `${orders}?words=quispe&state=pending`)).json()).toMatchObject({
    total: 0,
    orders: [],
  });

  const record = (await staff.call('GET', `${orders}/1`)).json<Wire<OrderRecord>>();
  expect(record).toMatchObject({
    recomputes: true,
    buyer: { email: 'ana@correo.pe' },
    order: { number: 1, totals: { net: '199.90' } },
    trail: {
      attempts: [],
      vouchers: [{ id, state: 'approved', amount: '199.90', operationNumber: '00123456' }],
      grants: [{ holder: { email: 'ana@correo.pe' }, endsAt: null }],
      receipts: [{ code: 'B001-1', total: '199.90' }],
    },
  });
  expect(record.derivation.length).toBeGreaterThan(0);
  const [voucher, receipt] = [record.trail.vouchers[0]?.file ?? '', record.trail.receipts[0]?.document ?? ''];
  expect((await world.app.inject({ url: voucher })).headers['content-type']).toBe('image/webp');
  expect((await world.app.inject({ url: receipt })).headers['content-type']).toBe('application/pdf');
  // The address is of this receipt alone, and for a while.
  expect((await world.app.inject({ url: receipt.replace(/receipts\/[^/]+/, 'receipts/otro') })).statusCode).toBe(403);
  world.clock.advance({ minutes: 31 });
  expect((await world.app.inject({ url: receipt })).statusCode).toBe(410);
});

test('what is asked is said to be wrong by its name, and an order that is not there is not found', async () => {
  const world = await testSchool();
  const { staff } = await shopWithDeposits(world);
  expect((await staff.call('GET', `${orders}/9`)).json()).toMatchObject({
    status: 404,
    detail: 'No hay un pedido con este número.',
  });
  expect((await staff.call('GET', `${orders}?from=ayer`)).json()).toMatchObject({ status: 400, field: 'from' });
  expect((await staff.call('GET', `${orders}?state=pagado`)).json()).toMatchObject({ status: 400, field: 'state' });
  expect((await staff.call('GET', `${orders}?page=0`)).json()).toMatchObject({ status: 400, field: 'page' });
});
