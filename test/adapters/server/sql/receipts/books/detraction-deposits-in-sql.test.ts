import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DetractionDepositsInSql } from '#adapters/server/sql/receipts/books/detraction-deposits-in-sql.ts';
import { NoteDetractionDeposit } from '#application/server/receipts/books/note-detraction-deposit.ts';
import { DetractionDeposits } from '#application/server/receipts/books/ports/detraction-deposits.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { detractionDepositsContract } from '#test/ports/receipts/books/detraction-deposits.ts';
import { aClosedMonth } from '#test/ports/receipts/books/closed-months.ts';
import { ClosedMonths } from '#application/server/receipts/books/ports/closed-months.ts';
import { day } from '#test/support/cart/cart-items.ts';
import { at } from '#test/support/orders/buying-builders.ts';
import { schoolWithDetraction } from '#test/support/receipts/school-with-detraction.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { IssueCreditNote } from '#application/server/receipts/issue-credit-note.ts';
import { aRefund } from '#test/support/receipts/receipt-builders.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { ReplaceReceipt } from '#application/server/receipts/replace-receipt.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { until } from '#test/support/shared/until.ts';

const constancia = { constancia: '12345', depositedOn: day('2026-03-09') };

eachDatabase('DetractionDepositsInSql', (database) => {
  const filled = async () => {
    await insertUser(database().db, 'teresa');
    return new DetractionDepositsInSql(database().db);
  };
  detractionDepositsContract(filled);

  test('nothing that was said is changed or taken away', async () => {
    const { db } = database();
    await (await filled()).add({ receiptId: 'factura-1', place: 1, deposit: constancia, by: 'teresa', at });
    for (const change of [
      () => db.updateTable('detraction_deposits').set({ constancia: '1' }).execute(),
      () => db.deleteFrom('detraction_deposits').execute(),
    ]) {
      await expect(change()).rejects.toThrow(/append-only|never changed|change/i);
    }
  });

  test('a deposit is noted and taken back, in the books, as CSV and in the log, when its month is closed as well', async () => {
    const world = await schoolWithDetraction({ database: database() });
    const headers = await world.signIn('teresa');
    const read = async () =>
      (await world.app.inject({ url: '/api/v1/staff/books?month=2026-03', headers })).json<MonthBooks>();
    const { id = '', isLate } = (await read()).detractions[0] ?? {};
    expect([isLate, (await read()).openDetractions]).toEqual([false, []]);
    // Whoever looks at another month is led to this one as long as it is open.
    const openOf = async (month: string) =>
      (await world.app.inject({ url: `/api/v1/staff/books?month=${month}`, headers })).json<MonthBooks>()
        .openDetractions;
    const march = [{ month: '2026-03', open: 1, late: 0 }];
    expect([await openOf('2026-02'), await openOf('2026-04')]).toEqual([march, march]);
    const call = async (what: 'deposits' | 'withdrawals', payload?: object, of = id) =>
      (
        await world.app.inject({
          method: 'POST',
          url: `/api/v1/staff/detractions/${of}/${what}`,
          headers,
          ...(payload && { payload }),
        })
      ).statusCode;
    expect(await call('deposits', { ...constancia, constancia: 'doce' })).toBe(400);
    expect(await call('deposits', constancia, 'nada')).toBe(404);
    expect([await call('deposits', constancia), await call('deposits', constancia)]).toEqual([204, 204]);
    expect(await call('deposits', { ...constancia, constancia: '777' })).toBe(409);
    expect(await openOf('2026-02')).toEqual([]);
    // Taken back is the one that was seen, not one that a colleague noted in its place.
    const withdraw = async (seen: string) => {
      const url = `/api/v1/staff/detractions/${id}/withdrawals?constancia=${seen}`;
      return (await world.app.inject({ method: 'POST', url, headers })).json<{ kind: string; detail: string }>();
    };
    expect(await withdraw('777')).toMatchObject({
      kind: 'detraction-differs',
      detail: expect.stringContaining('12345'),
    });
    expect([await call('withdrawals'), await call('withdrawals')]).toEqual([204, 204]);
    expect(await openOf('2026-02')).toEqual(march);
    await world.school.get(ClosedMonths).add(aClosedMonth());
    expect(await call('deposits', { ...constancia, constancia: '000-777' })).toBe(204);
    const books = await read();
    expect(await openOf('2026-02')).toEqual([]);
    expect(books.closed).not.toBeNull();
    expect(books.detractions).toMatchObject([{ code: 'F001-1', deposit: { constancia: '000777' }, isLate: false }]);
    const file = await world.app.inject({ url: books.detractionsFile });
    expect(file.headers['content-disposition']).toContain('detracciones-2026-03.csv');
    expect(file.body).toMatch(/F001-1.*84\.00.*Depositada.*000777.*09\/03\/2026/);
    const log = await world.db.selectFrom('office_log').select('action').execute();
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'detraction-deposited',
      'detraction-deposited',
      'detraction-taken-back',
    ]);
    // Its number serves no more: what was deposited counts for the one that takes its place, as long as that leaves as much.
    const replace = async (receiptId: string, percent: string) => {
      await world.say('detraction', { detractions: [{ service: '037', percent, over: '100', account: '1234567' }] });
      await world.school.get(Receipts).settle(receiptId, 'rejected', '2017');
      const { receiptType, documentType, documentNumber, name, address } = asFactura.buyer;
      const buyer = { receiptType, documentType, documentNumber, name, address };
      return accepted(await world.school.write(ReplaceReceipt, (use) => use.execute('teresa', receiptId, buyer))).id;
    };
    await world.school.get(Receipts).nextNumber('F001');
    const second = await replace('receipt-1', '24');
    const noted = { constancia: '000777' };
    const listed = async () => (await read()).detractions.toSorted((one, other) => (one.code < other.code ? -1 : 1));
    expect(await listed()).toMatchObject([
      { code: 'F001-1', deposit: noted },
      { code: 'F001-2', amount: '84.00', deposit: noted },
    ]);
    expect(await openOf('2026-02')).toEqual([]);
    const third = await replace(second, '12');
    const twoNoted = [{ code: 'F001-1' }, { code: 'F001-2', deposit: noted }];
    expect(await listed()).toMatchObject([...twoNoted, { code: 'F001-3', amount: '42.00', deposit: null }]);
    // Given back whole before its last day: nobody is sent to the bank for a sale that was undone.
    const refund = aRefund('refund-1', { state: 'done', way: null, askedBy: 'ana', decidedBy: 'teresa' });
    await world.school.get(Refunds).add(refund);
    const { lines } = (await world.school.get(Receipts).find(third)) ?? { lines: [] };
    await world.school.write(IssueCreditNote, (issue) => issue.execute({ ...refund, lines }));
    expect([await listed(), await openOf('2026-02')]).toMatchObject([twoNoted, []]);
  });
});

onPostgres('A deposit noted by several at once', (database) => {
  test('is noted once, with one line in the log', async () => {
    const one = await schoolWithDetraction({ database: database() });
    const other = await testSchool({ database: database() });
    const schools = [one, other, one, other].map(({ school }) => school);
    const done = await Promise.all(
      schools.map((school, place) =>
        school.write(NoteDetractionDeposit, (note) =>
          note.execute('receipt-1', { ...constancia, constancia: `${place}` }, 'teresa'),
        ),
      ),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.filter((each) => !each.ok && each.refusal.kind === 'detraction-deposited')).toHaveLength(3);
    expect(await one.db.selectFrom('office_log').select('action').execute()).toHaveLength(1);
  });

  test('while its factura is given another number, counts for that one: nobody deposits twice', async () => {
    const { db, say, school } = await schoolWithDetraction({ database: database() });
    const other = await testSchool({ database: database() });
    const rule = { service: '037', percent: '24', over: '100', account: '1234567' };
    await say('detraction', { detractions: [rule] });
    await other.school.renewSettings();
    await school.get(Receipts).nextNumber('F001');
    let isReplaced = false;
    const { replacing } = await school.write(NoteDetractionDeposit, async (note, transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      accepted(await note.execute('receipt-1', constancia, 'teresa'));
      await other.school.get(Receipts).settle('receipt-1', 'rejected', '2017');
      const begun = other.school
        .write(ReplaceReceipt, (use) => use.execute('teresa', 'receipt-1', { ...asFactura.buyer, name: 'Otra S.A.C.' }))
        .finally(() => (isReplaced = true));
      const waiting = sql`select 1 from pg_stat_activity where ${rows[0]?.pid}::integer = any(pg_blocking_pids(pid))`;
      await until(async () => expect(isReplaced || (await waiting.execute(db)).rows.length > 0).toBe(true));
      return { replacing: begun };
    });
    const { id } = accepted(await replacing);
    const words = await school.get(DetractionDeposits).last([id]);
    expect(words.get(id)?.deposit).toMatchObject({ constancia: '12345' });
  });
});
