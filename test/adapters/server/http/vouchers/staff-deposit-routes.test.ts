import { expect, test } from 'vitest';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { EraseAccount } from '#application/server/accounts/erase-account.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { StaffDeposits } from '#application/read-models/vouchers/staff-deposits.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { aWallet } from '#test/support/receipts/receipt-builders.ts';
import { noColumns } from '#domain/vouchers/statements/statement-layout.ts';
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

test('less than the order: the rest is asked for, nothing is granted before the whole is there, and then it is, once', async () => {
  const world = await testSchool();
  const { staff, ana, order } = await shopWithDeposits(world);
  const deposits = async () => (await staff.call('GET', '/api/v1/staff/deposits')).json<Wire<StaffDeposits>>();
  let keys = 0;
  const say = async (id: string | undefined, what: string, body: object = {}) => {
    keys += 1;
    const headers = { 'idempotency-key': `clave-de-las-partes-${keys}` };
    const answer = await staff.call('POST', `/api/v1/staff/deposits/${id}/${what}`, { order: '1', ...body }, headers);
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
  };
  const bring = (...rows: readonly string[]) =>
    sendStatement(world, 'statements', ['Fecha;Concepto;Importe', ...rows, ''].join('\n'));
  const stateOf = async () =>
    (await world.db.selectFrom('orders').select('status').where('id', '=', order).executeTakeFirstOrThrow()).status;
  const granted = async () => (await world.db.selectFrom('grants').selectAll().execute()).length;

  await bring('10/03/2026;CURSO D0001N6;100,00');
  const [part] = (await deposits()).movements;
  const short = { status: 409, kind: 'amount-short', data: { missing: '99.90' } };
  expect(await say(part?.id, 'confirmations', { note: 'Igual vale', knowing: true })).toMatchObject(short);
  expect(await say(part?.id, 'rest-requests')).toMatchObject({ status: 200, missing: '99.90' });
  expect(await say(part?.id, 'rest-requests')).toMatchObject({ status: 200, missing: '99.90' });
  expect([await stateOf(), await granted()]).toEqual(['pending', 0]);
  const letters = await world.db.selectFrom('outbox_mails').selectAll().execute();
  expect(letters.filter(({ subject }) => /^Faltan S\/\.\s99\.90/.test(subject))).toHaveLength(1);
  expect((await deposits()).held).toMatchObject([{ orderNumber: 1, received: '100.00', missing: '99.90' }]);
  // Nor can its voucher be approved or rejected meanwhile, and it is nothing to look at.
  expect((await staff.call('GET', '/api/v1/staff/vouchers')).json<{ vouchers: unknown[] }>().vouchers).toEqual([]);
  const [voucher] = (await ana.call('GET', '/api/v1/vouchers')).json<{ vouchers: { id: string }[] }>().vouchers;
  expect(voucher).toMatchObject({ awaitsRest: true, amount: '100.00' });
  const approve = await staff.call(
    'POST',
    `/api/v1/staff/vouchers/${voucher?.id}/approvals`,
    { note: 'x', knowing: true },
    { 'idempotency-key': 'clave-de-la-constancia-a-medias' },
  );
  expect([approve.statusCode, approve.json<{ kind: string }>().kind]).toEqual([409, 'rest-awaited']);

  await bring('11/03/2026;D0001N6 RESTO;99,90');
  const [rest, ...others] = (await deposits()).movements;
  expect([rest?.verdict, rest?.candidates[0]?.missing, others]).toEqual(['sure', '99.90', []]);
  expect(await say(rest?.id, 'confirmations')).toMatchObject({ status: 200, voucherId: voucher?.id });
  expect(await say(rest?.id, 'confirmations')).toMatchObject({ status: 200 });
  expect(['confirmed', 'finished']).toContain(await stateOf());
  expect([await granted(), (await deposits()).held]).toEqual([1, []]);
  const [approved, ...more] = await world.db.selectFrom('vouchers').selectAll().execute();
  expect([approved?.state, approved?.amount, approved?.paid_on, more]).toEqual(['approved', 19_990, '2026-03-11', []]);
  expect(await world.db.selectFrom('surplus_payments').selectAll().execute()).toEqual([]);
});

test('less than the order goes back by a transfer: the order is as it was, also where the rest was asked for', async () => {
  const world = await testSchool();
  const { staff, order } = await shopWithDeposits(world);
  let keys = 0;
  const say = async (id: string | undefined, what: string, body: object = {}) => {
    keys += 1;
    const headers = { 'idempotency-key': `clave-de-lo-devuelto-${keys}` };
    return (
      await staff.call('POST', `/api/v1/staff/deposits/${id}/${what}`, { order: '1', ...body }, headers)
    ).json<object>();
  };
  const bring = async (text: string, operation: string) => {
    await sendStatement(
      world,
      'statements',
      `Fecha;Numero;Concepto;Importe\n10/03/2026;${operation};D0001N6;${text}\n`,
    );
    const listed = (await staff.call('GET', '/api/v1/staff/deposits')).json<Wire<StaffDeposits>>();
    return listed.movements[0]?.id;
  };
  const states = async () => [
    (await world.db.selectFrom('orders').select('status').where('id', '=', order).executeTakeFirstOrThrow()).status,
    (await world.db.selectFrom('bank_movements').select('state').orderBy('operation').execute()).map(
      ({ state }) => state,
    ),
  ];
  const first = await bring('50,00', '111');
  expect(await say(first, 'returns', { operation: ' ' })).toMatchObject({ field: 'operation' });
  expect(await say(first, 'returns', { operation: 'TR-1' })).toEqual({ amount: '50.00' });
  expect(await say(first, 'returns', { operation: 'TR-1' })).toEqual({ amount: '50.00' });
  expect(await states()).toEqual(['continue', ['returned']]);
  // Another transfer is not the same said again: its money went twice.
  expect(await say(first, 'returns', { operation: 'TR-9' })).toMatchObject({
    kind: 'movement-decided',
    detail:
      'Ya se anotó que este movimiento se devolvió, con la operación TR-1. Si hiciste otra transferencia, el dinero salió dos veces.',
  });

  const second = await bring('60,00', '222');
  await say(second, 'rest-requests');
  const third = await bring('70,00', '333');
  expect(await say(third, 'rest-requests')).toEqual({ missing: '69.90' });
  expect(await states()).toEqual(['pending', ['returned', 'held', 'held']]);
  // Who saw the second alone transferred that much: the third would be said to have gone back by it.
  expect(await say(third, 'returns', { operation: 'TR-2', amount: '60.00' })).toMatchObject({
    kind: 'return-differs',
    detail: expect.stringMatching(/hay que devolver S\/\.\s130\.00/),
  });
  expect(await say(third, 'returns', { operation: 'TR-2', amount: '130.00' })).toEqual({ amount: '130.00' });
  expect(await states()).toEqual(['continue', ['returned', 'returned', 'returned']]);
  const told = await world.db.selectFrom('outbox_mails').select(['subject', 'text_body']).execute();
  expect(told.filter(({ text_body: text }) => text.includes('operación TR-2'))).toHaveLength(1);
  // Once the buyer's account is erased nothing is asked of it any more, and no letter goes where nobody is.
  const buyer = await world.school.get(Accounts).find('ana');
  if (buyer !== null) await world.school.write(EraseAccount, (erase) => erase.execute(buyer));
  const fourth = await bring('40,00', '440');
  expect(await say(fourth, 'rest-requests')).toMatchObject({ kind: 'rest-not-due' });
  expect(await say(fourth, 'returns', { operation: 'TR-4' })).toEqual({ amount: '40.00' });
  const written = await world.db.selectFrom('outbox_mails').select('recipient').execute();
  expect(written.filter(({ recipient }) => recipient.includes('eliminada'))).toEqual([]);
  const fifth = await bring('41,00', '441');
  expect(await say(fifth, 'dismissals', { reason: 'Intereses' })).toEqual({ state: 'ignored' });
  expect(await say(fifth, 'dismissals', { reason: ' Intereses ' })).toEqual({ state: 'ignored' });
  // Whoever said another reason is not told that theirs was noted.
  expect(await say(fifth, 'dismissals', { reason: 'Devolución del proveedor' })).toMatchObject({
    kind: 'movement-decided',
    detail: 'Ya se anotó que este movimiento no es una venta, por otro motivo: «Intereses».',
  });
  // The whole, or more, is confirmed: what is not due has its own way back.
  const whole = await bring('210,00', '444');
  expect(await say(whole, 'returns', { operation: 'TR-3' })).toMatchObject({ kind: 'nothing-missing' });
  expect(await say(whole, 'rest-requests')).toMatchObject({ kind: 'nothing-missing' });
});

test('columns that are chosen on the page are kept with their account', async () => {
  const world = await testSchool();
  await shopWithDeposits(world);
  const file = (who: string) => `Cuándo;Cuánto;Quién\n10/03/2026;199,90;${who}\n`;
  const strange = await sendStatement(world, 'statement-rehearsals', file('Ana'));
  expect([strange.statusCode, strange.json()]).toMatchObject([
    422,
    { data: { preview: { rows: [{ line: 1, cells: ['Cuándo', 'Cuánto', 'Quién'] }, { line: 2 }] } } },
  ]);
  const chosen = JSON.stringify({ ...noColumns, date: 'Cuándo', credit: 'Cuánto', payer: 'Quién' });
  expect((await sendStatement(world, 'statements', file('Ana'), 'bcp', '{"date":1}')).json()).toMatchObject({
    field: 'columnas',
  });
  expect((await sendStatement(world, 'statements', file('Ana'), 'bcp', chosen)).json()).toMatchObject({ added: 1 });
  expect((await sendStatement(world, 'statements', file('Luis'))).json()).toMatchObject({ added: 1 });
});
