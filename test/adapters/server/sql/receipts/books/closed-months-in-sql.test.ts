import { expect, test } from 'vitest';
import { ClosedMonthsInSql } from '#adapters/server/sql/receipts/books/closed-months-in-sql.ts';
import { CloseMonth } from '#application/server/receipts/books/close-month.ts';
import { ClosedMonths } from '#application/server/receipts/books/ports/closed-months.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { aClosedMonth, closedMonthsContract } from '#test/ports/receipts/books/closed-months.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ClosedMonthsInSql', (database) => {
  const filled = async (): Promise<ClosedMonthsInSql> => {
    for (const user of ['teresa', 'luis']) await insertUser(database().db, user);
    return new ClosedMonthsInSql(database().db);
  };
  closedMonthsContract(filled);

  test('nothing of a closed month is changed or taken away', async () => {
    await (await filled()).add(aClosedMonth());
    const { db } = database();
    for (const change of [
      () => db.updateTable('closed_months').set({ register: '[]' }).execute(),
      () => db.deleteFrom('closed_months').execute(),
      () => db.updateTable('closed_month_files').set({ content: '' }).execute(),
      () => db.deleteFrom('closed_month_files').execute(),
    ]) {
      await expect(change()).rejects.toThrow(/append-only|never changed|change/i);
    }
  });
});

onPostgres('A month closed by several at once', (database) => {
  test('is closed once, with one line in the log', async () => {
    const [one, other] = [await testSchool({ database: database() }), await testSchool({ database: database() })];
    await one.addUser({ id: 'teresa' }, ['cashier']);
    const february = '2026-02' as BookMonth;
    const schools = [one, other, one, other].map(({ school }) => school);
    const done = await Promise.all(schools.map((school) => school.get(CloseMonth).execute(february, 'teresa')));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.filter((each) => !each.ok && each.refusal.kind === 'month-closed')).toHaveLength(3);
    expect(await one.school.get(ClosedMonths).find(february)).not.toBeNull();
    expect(await one.db.selectFrom('office_log').select('action').execute()).toEqual([{ action: 'month-closed' }]);
  });
});
