import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { StaffDeposits } from '#application/read-models/vouchers/staff-deposits.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { aWallet } from '#test/support/receipts/receipt-builders.ts';
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

test('a payment of a wallet is typed by hand: it finds its order like one of a file, and the same again adds nothing', async () => {
  const world = await testSchool();
  const { staff, order } = await shopWithDeposits(world);
  const accounts = world.school.get(BankAccounts);
  await accounts.offer([...(await accounts.all()), aWallet('yape')]);
  const payment = {
    accountId: 'yape',
    paidOn: '2026-03-10',
    amount: '199.90',
    payerName: 'Ana Quispe',
    note: 'D0001N6',
  };
  const path = '/api/v1/staff/deposits/wallet-payments';
  const add = async (operationNumber: string, parts: Partial<typeof payment> = {}) =>
    (await staff.call('POST', path, { ...payment, operationNumber, ...parts })).json<object>();
  expect(await add('')).toMatchObject({ field: 'operationNumber', detail: 'El número de operación falta.' });
  expect(await add('0042', { accountId: 'bcp' })).toMatchObject({ field: 'accountId' });
  expect(await add('0042')).toEqual({ added: true });
  expect(await add('042')).toEqual({ added: false });
  // The file of the wallet tells the same: nothing is there twice.
  const file = 'Fecha;Número;Mensaje;Origen;Monto\n10/03/2026;42;D0001N6;Ana Quispe;199.90\n';
  expect((await sendStatement(world, 'statements', file, 'yape')).json()).toMatchObject({ credits: 1, added: 0 });
  const listed = (await staff.call('GET', '/api/v1/staff/deposits')).json<Wire<StaffDeposits>>();
  expect(listed.accounts.at(-1)).toMatchObject({ id: 'yape', bank: 'Yape', isWallet: true });
  const [movement] = listed.movements;
  expect([movement?.verdict, listed.movements.length]).toEqual(['sure', 1]);
  const confirm = `/api/v1/staff/deposits/${movement?.id}/confirmations`;
  const said = await staff.call('POST', confirm, { order: '1' }, { 'idempotency-key': 'clave-del-yape-1' });
  expect(said.statusCode).toBe(200);
  const { bank, operation_number: operation } = await world.db
    .selectFrom('vouchers')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  expect([bank, operation]).toEqual(['Yape', '0042']);
});
