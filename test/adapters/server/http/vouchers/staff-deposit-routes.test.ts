import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { StaffDeposits } from '#application/read-models/vouchers/staff-deposits.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { sendStatement, shopWithDeposits } from '#test/support/vouchers/deposits.ts';

test('a bank’s file is looked at, brought in, and what it tells finds its order: by its code, once', async () => {
  const world = await testSchool();
  const { staff, order } = await shopWithDeposits(world);
  const deposits = async () => (await staff.call('GET', '/api/v1/staff/deposits')).json<Wire<StaffDeposits>>();
  const file = 'Fecha;Concepto;Importe\n10/03/2026;CURSO D0001N6;199,90\n10/03/2026;COMISION;-3,50\n';
  const rehearsed = await sendStatement(world, 'statement-rehearsals', file);
  expect(rehearsed.json()).toMatchObject({ credits: 1, debits: 1, added: 1, layout: { decimals: ',' } });
  expect((await deposits()).movements).toEqual([]);
  const broken = await sendStatement(world, 'statements', file.replace('199,90', 'mucho'));
  expect(broken.statusCode).toBe(422);
  expect(broken.json()).toMatchObject({ detail: expect.stringContaining('Línea 2, columna «Importe con signo»') });
  expect((await sendStatement(world, 'statements', file)).json()).toMatchObject({ added: 1 });
  expect((await sendStatement(world, 'statements', file)).json()).toMatchObject({ added: 0 });
  const { movements, accounts } = await deposits();
  expect(accounts.map(({ id }) => id)).toEqual(['bcp', 'bbva']);
  expect(movements).toMatchObject([
    { verdict: 'sure', amount: '199.90', candidates: [{ orderNumber: 1, reasons: ['code', 'amount', 'date'] }] },
  ]);
  const path = `/api/v1/staff/deposits/${movements[0]?.id}/confirmations`;
  const said = (typed: string, key: string) => staff.call('POST', path, { order: typed }, { 'idempotency-key': key });
  expect((await said('D0001N7', 'clave-del-movimiento-1')).statusCode).toBe(404);
  expect((await said('d0001-n6', 'clave-del-movimiento-2')).statusCode).toBe(200);
  expect((await said('1', 'clave-del-movimiento-3')).statusCode).toBe(200);
  const { status } = await world.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  expect(['confirmed', 'finished']).toContain(status);
  expect(await world.db.selectFrom('grants').selectAll().execute()).toHaveLength(1);
  expect((await deposits()).movements).toEqual([]);
});
