import { beforeEach, expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { money } from '#domain/shared/money.ts';
import { sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { Shopper } from '#test/support/cart/shop.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
let ana: Shopper;
let staff: Shopper;

beforeEach(async () => {
  world = await testSchool();
  const shop = await shopWithDeposits(world);
  ({ ana, staff } = shop);
  const { id } = (await sendVoucher(world, ana, { orderId: shop.order })).json<{ id: string }>();
  await world.school.get(SurplusPayments).add({
    id: 's1',
    orderId: shop.order,
    userId: 'ana',
    source: { kind: 'voucher', id },
    amount: money(19_990),
    reason: 'order-paid',
    arrivedAt: world.clock.now(),
    givenBack: null,
  });
});

const list = async (which: string): Promise<Wire<StaffSurplus>[]> =>
  (await staff.call('GET', `/api/v1/staff/surplus-payments?which=${which}`)).json<{ payments: Wire<StaffSurplus>[] }>()
    .payments;
const give = (by: Shopper, note: string, key: string) =>
  by.call('POST', '/api/v1/staff/surplus-payments/s1/returns', { note }, { 'idempotency-key': key });

test('staff see whose money it is, why and where it arrived', async () => {
  expect(await list('open')).toEqual([
    {
      id: 's1',
      orderNumber: 1,
      buyer: { name: 'Ana María Quispe Rojas', email: 'ana@correo.pe' },
      kind: 'voucher',
      found: { at: 'BCP', number: '00123456' },
      dispute: null,
      amount: '199.90',
      reason: 'order-paid',
      arrivedAt: '2026-03-10T15:00:00.000Z',
      givenBack: null,
    },
  ]);
  expect(await list('given-back')).toEqual([]);
});

test('a collaborator notes that it was given back; how is asked for', async () => {
  expect((await give(staff, ' ', 'clave-de-la-devolucion-1')).json()).toMatchObject({ status: 400, field: 'note' });
  expect((await give(staff, 'Operación 4455', 'clave-de-la-devolucion-2')).statusCode).toBe(200);
  expect(await list('open')).toEqual([]);
  expect(await list('given-back')).toMatchObject([
    { id: 's1', givenBack: { by: 'Teresa Aguirre', note: 'Operación 4455' } },
  ]);
});

test('is closed to strangers and to buyers, and an account with money to come back is not deleted', async () => {
  expect((await new Shopper(world).call('GET', '/api/v1/staff/surplus-payments')).statusCode).toBe(401);
  expect((await ana.call('GET', '/api/v1/staff/surplus-payments')).statusCode).toBe(403);
  expect((await give(ana, 'Operación 4455', 'clave-de-la-devolucion-3')).statusCode).toBe(403);
  expect(await list('open')).toHaveLength(1);
});
