import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { BankMovementsInSql } from '#adapters/server/sql/vouchers/bank-movements-in-sql.ts';
import { VouchersInSql } from '#adapters/server/sql/vouchers/vouchers-in-sql.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { ApproveVoucher } from '#application/server/vouchers/approve-voucher.ts';
import { SendVoucher } from '#application/server/vouchers/send-voucher.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { AskForRest } from '#application/server/vouchers/statements/ask-for-rest.ts';
import { ConfirmDeposit } from '#application/server/vouchers/statements/confirm-deposit.ts';
import { ReturnDeposit } from '#application/server/vouchers/statements/return-deposit.ts';
import { BankMovements } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import { until } from '#test/support/shared/until.ts';
import { aBankMovement, bankMovementsContract } from '#test/ports/vouchers/statements/bank-movements.ts';
import { anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aBankAccount, anAccountAtBbva, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

async function filled({ db }: OpenDatabase): Promise<BankMovementsInSql> {
  for (const user of ['ana', 'teresa']) await insertUser(db, user);
  await insertProduct(db, 10);
  for (const number of [1, 2]) await new OrdersInSql(db).add(anOrder(`order-${number}`, number));
  await new BankAccountsInSql(db).offer([aBankAccount('bcp'), anAccountAtBbva()]);
  await new VouchersInSql(db).add(aVoucher('v1', { state: 'approved' }));
  return new BankMovementsInSql(db);
}

eachDatabase('BankMovementsInSql', (database) => {
  bankMovementsContract(() => filled(database()));
});

onPostgres('Deposits by several at once', (database) => {
  /** Two processes of one school, in which order 1 waits with a voucher of the operation that the bank tells of. */
  async function twoProcesses() {
    const [one, other] = [await testSchool({ database: database() }), await testSchool({ database: database() })];
    await one.addUser({ id: 'ana', email: 'ana@correo.pe' });
    await one.addUser({ id: 'teresa', email: 'teresa@correo.pe' }, ['cashier']);
    for (const id of [10, 11]) await insertProduct(one.db, id);
    const { school } = one;
    await school.get(BankAccounts).offer([aBankAccount('bcp')]);
    await school.get(Orders).add(anOrder('order-1', 1, { state: 'pending' }));
    await school.get(Orders).add(anOrder('order-2', 2));
    await school.get(BankMovements).add(aBankMovement('m1'), at);
    const confirm = (each: typeof school, movement: string, order: string) =>
      each.write(ConfirmDeposit, (deposit) => deposit.execute(movement, order, 'teresa', { note: '', knowing: true }));
    return { db: one.db, school, schools: [one.school, other.school], confirm };
  }

  test('two cashiers confirm a movement while its voucher is approved: one grant, nothing too much', async () => {
    const { db, school, schools, confirm } = await twoProcesses();
    await school.get(Vouchers).add(aVoucher('v1'));
    const done = await Promise.all(
      schools.flatMap((each) => [
        confirm(each, 'm1', 'order-1'),
        each.write(ApproveVoucher, (approve) => approve.execute('v1', 'teresa', { note: '', knowing: true })),
      ]),
    );
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect(await db.selectFrom('grants').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('surplus_payments').selectAll().execute()).toEqual([]);
    expect(await school.get(BankMovements).lock('m1')).toMatchObject({ state: 'confirmed', voucherId: 'v1' });
  });

  test.each([
    ['confirmed', ConfirmDeposit, 11_800],
    ['taken as a part', AskForRest, 5000],
  ] as const)(
    'what is being %s while its operation is sent for another order is refused, in words',
    async (_how, useCase, amount) => {
      const { db, school } = await twoProcesses();
      await school.get(BankMovements).add(aBankMovement('m2', { operation: '777', amount: money(amount) }), at);
      const begun = await db.transaction().execute(async (transaction) => {
        const sent = aVoucher('v2', { orderId: 'order-2', operationNumber: '777' });
        expect(await new VouchersInSql(transaction).add(sent)).toBe(true);
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        const deciding = school.write<ConfirmDeposit | AskForRest, Result<unknown, unknown>>(useCase, (deposit) =>
          deposit.execute('m2', 'order-1', 'teresa', { note: '', knowing: true }),
        );
        const waiting = sql`select 1 from pg_stat_activity where ${rows[0]?.pid}::integer = any(pg_blocking_pids(pid))`;
        await until(async () => expect((await waiting.execute(db)).rows).toHaveLength(1));
        return { deciding };
      });
      expect(await begun.deciding).toMatchObject({ refusal: { kind: 'operation-of-other-order', orderNumber: 2 } });
      expect(await db.selectFrom('vouchers').select('id').execute()).toEqual([{ id: 'v2' }]);
      expect(await school.get(BankMovements).lock('m2')).toMatchObject({ state: 'open' });
    },
  );

  test('of two transfers by which one movement is said to have gone back at once, one is noted, and the other is told of it', async () => {
    const { school, schools } = await twoProcesses();
    await school.get(BankMovements).add(aBankMovement('m2', { operation: '777', amount: money(5000) }), at);
    const done = await Promise.all(
      schools.map((each, place) =>
        each.write(ReturnDeposit, (give) => give.execute('m2', 'order-1', 'teresa', `TR-${place}`)),
      ),
    );
    const noted = done.findIndex(({ ok }) => ok);
    expect(done[1 - noted]).toMatchObject({
      refusal: { kind: 'movement-decided', state: 'returned', operation: `TR-${noted}` },
    });
  });

  test('one movement confirmed for two orders at once pays one of them', async () => {
    const { db, schools, confirm } = await twoProcesses();
    const done = await Promise.all(
      schools.flatMap((each) => [confirm(each, 'm1', 'order-1'), confirm(each, 'm1', 'order-2')]),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await db.selectFrom('vouchers').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('grants').selectAll().execute()).toHaveLength(1);
  });

  /** Order 1 costs 118.00 and has 50.00 of it; a movement of the operation 777 is a further part of it. */
  async function furtherPart(amount: number) {
    const world = await twoProcesses();
    const { school } = world;
    for (const [id, part] of [
      ['m2', { operation: '555', amount: money(5000) }],
      ['m3', { operation: '777', amount: money(amount) }],
    ] as const) {
      await school.get(BankMovements).add(aBankMovement(id, part), at);
    }
    await school.get(Orders).move('order-1', 'continue', at);
    await insertUser(world.db, 'luis');
    await school.get(Orders).add(anOrder('order-3', 3, { userId: 'luis' }));
    const askFor = (each: typeof school, movement: string) =>
      each.write(AskForRest, (deposit) => deposit.execute(movement, 'order-1', 'teresa'));
    expect(await askFor(school, 'm2')).toMatchObject({ ok: true });
    const entry = { operationNumber: '0777', paidOn: '2026-03-09', amount: '118.00', payerName: 'Ana Quispe' };
    const sent = { userId: 'luis', orderId: 'order-3', bankAccountId: 'bcp', entry };
    const send = (each: typeof school) =>
      each.write(SendVoucher, (voucher) =>
        voucher.execute({ ...sent, file: { key: 'constancias/1.png', mediaType: 'image/png' } }),
      );
    return { ...world, askFor, send };
  }

  test.each([
    ['held', 3000],
    ['confirmed', 6800],
    ['returned', 3000],
  ] as const)('a further part that is %s: no voucher of another order tells of its operation', async (how, amount) => {
    const { askFor, confirm, school, send } = await furtherPart(amount);
    const taken = how === 'confirmed' ? await confirm(school, 'm3', 'order-1') : await askFor(school, 'm3');
    expect(taken).toMatchObject({ ok: true });
    if (how === 'returned') {
      const back = await school.write(ReturnDeposit, (give) => give.execute('m3', 'order-1', 'teresa', 'TR-1'));
      expect(back).toMatchObject({ ok: true });
    }
    expect(await school.get(BankMovements).lock('m3')).toMatchObject({ state: how });
    expect(await send(school)).toMatchObject({ refusal: { kind: 'operation-taken', operationNumber: '0777' } });
  });

  test.each([
    ['held', 3000],
    ['confirmed', 6800],
  ] as const)('nor is it %s where one of another order does', async (how, amount) => {
    const { askFor, confirm, school, send } = await furtherPart(amount);
    expect(await send(school)).toMatchObject({ ok: true });
    const taken = how === 'confirmed' ? confirm(school, 'm3', 'order-1') : askFor(school, 'm3');
    expect(await taken).toMatchObject({ refusal: { kind: 'operation-of-other-order', orderNumber: 3 } });
    expect(await school.get(BankMovements).lock('m3')).toMatchObject({ state: 'open' });
  });

  test('nor does it go back, while that voucher could be approved as if it had not', async () => {
    const { school, send } = await furtherPart(3000);
    expect(await send(school)).toMatchObject({ ok: true });
    const back = await school.write(ReturnDeposit, (give) => give.execute('m3', 'order-1', 'teresa', 'TR-1'));
    expect(back).toMatchObject({ refusal: { kind: 'operation-of-other-order', orderNumber: 3 } });
  });

  test('of a further part and a voucher of another order at one moment one is taken', async () => {
    const { askFor, school, schools, send } = await furtherPart(3000);
    const [one = school, other = school] = schools;
    const done = await Promise.all([askFor(one, 'm3'), send(other)]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
