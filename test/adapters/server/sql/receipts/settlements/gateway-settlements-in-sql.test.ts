import { expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { DisputesInSql } from '#adapters/server/sql/payments/disputes-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { GatewaySettlementsInSql } from '#adapters/server/sql/receipts/settlements/gateway-settlements-in-sql.ts';
import { KeepClosedMonth } from '#application/server/receipts/books/close-month.ts';
import { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import { TakeAwaySettlements } from '#application/server/receipts/settlements/take-away-settlements.ts';
import { aClosedMonth } from '#test/ports/receipts/books/closed-months.ts';
import { gatewaySettlementsContract } from '#test/ports/receipts/settlements/gateway-settlements.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aRefund } from '#test/support/receipts/receipt-builders.ts';
import { aDispute } from '#test/support/payments/a-dispute.ts';
import { sendSettlements } from '#test/support/receipts/settlements.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('GatewaySettlementsInSql', (database) => {
  gatewaySettlementsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 10);
    const orders = new OrdersInSql(db);
    for (const number of [1, 2]) await orders.add(anOrder(`order-${number}`, number));
    const attempts = new PaymentAttemptsInSql(db);
    await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'paid', transactionId: 'trx-1' }));
    await attempts.add(anAttempt('attempt-2', 'order-2', { state: 'refused' }));
    await new RefundsInSql(db).add(aRefund('refund-1', { state: 'done', amount: soles('18.00') }));
    const disputes = new DisputesInSql(db);
    await disputes.add(aDispute('d1', { amount: soles('20.00'), state: 'answered' }));
    await disputes.add(aDispute('d2', { number: 2, state: 'lost' }));
    await disputes.add(aDispute('d3', { number: 3, amount: soles('10.00'), state: 'won' }));
    return new GatewaySettlementsInSql(db);
  });
});

onPostgres('Settlements taken away by several at once', (database) => {
  /** Two processes of one school, to which teresa brought one line of March. */
  async function twoProcesses() {
    const [one, other] = [await testSchool({ database: database() }), await testSchool({ database: database() })];
    await one.addUser({ id: 'teresa' }, ['cashier']);
    const file = 'Fecha,Compra,Importe\n10/03/2026,10100001,118.00\n';
    expect((await sendSettlements(one, 'teresa', '', file)).statusCode).toBe(200);
    const [brought] = await one.school.get(GatewaySettlements).files();
    const takeAway = ({ school }: typeof one) =>
      school.write(TakeAwaySettlements, (take) => take.execute(brought?.id ?? '', 'teresa'));
    return { one, other, takeAway };
  }

  test('a file goes once, with one line in the log', async () => {
    const { one, other, takeAway } = await twoProcesses();
    const done = await Promise.all([one, other, one, other].map(takeAway));
    expect(done.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 1 }]);
    expect(done.filter((each) => !each.ok && each.refusal.kind === 'settlements-not-found')).toHaveLength(3);
    const log = await one.db.selectFrom('office_log').select('action').execute();
    expect(log.filter(({ action }) => action === 'settlements-taken-away')).toHaveLength(1);
  });

  test('a month that is being closed keeps the lines that it was compared with', async () => {
    const { one, other, takeAway } = await twoProcesses();
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const { closing } = await new Promise<{ closing: Promise<unknown> }>((isClosed) => {
      const closing = one.school.write(KeepClosedMonth, async (keep) => {
        const closed = await keep.execute(aClosedMonth());
        isClosed({ closing });
        await mayCommit;
        return closed;
      });
    });
    const taking = takeAway(other);
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "counters"%'`;
    const waits = vi.waitUntil(async () => (await waiting.execute(one.db)).rows.length > 0, { timeout: 30_000 });
    await Promise.race([taking, waits]);
    commit();
    expect(await closing).toMatchObject({ ok: true });
    expect(await taking).toEqual({ ok: false, refusal: { kind: 'settlements-closed' } });
    expect(await one.school.get(GatewaySettlements).files()).toMatchObject([{ lines: 1, isClosed: true }]);
  });
});
