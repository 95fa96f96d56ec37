import { expect, test } from 'vitest';
import { RevenueSharesInSql } from '#adapters/server/sql/receipts/shares/revenue-shares-in-sql.ts';
import { AgreeShare } from '#application/server/receipts/shares/agree-share.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { rate } from '#domain/shared/rate.ts';
import { revenueSharesContract } from '#test/ports/receipts/shares/revenue-shares.ts';
import { insertSharers } from '#test/support/receipts/sharers.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('RevenueSharesInSql', (database) => {
  revenueSharesContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    await insertProduct(db, 3);
    await insertSharers(db, { teacher: 'ana', sellerEmail: 'luis@correo.pe', codeId: null });
    return new RevenueSharesInSql(db);
  });
});

onPostgres('shares that are agreed on under a race', (database) => {
  /** As two processes of the school do it: each has a connection and a transaction of its own. */
  test('two owners at one moment never come to more than the whole, again and again', async () => {
    const world = await testSchool({ database: database() });
    const [ana, luis] = [await world.addUser({}, ['owner']), await world.addUser({}, ['owner'])];
    await insertProduct(world.db, 3);
    await insertSharers(world.db, { teacher: ana, sellerEmail: 'luis@correo.pe', codeId: null });
    const teacher = { party: { kind: 'teacher', id: 1 }, productId: 3 } as const;
    const seller = { party: { kind: 'seller', id: 1 }, productId: null } as const;
    for (let round = 0; round < 10; round += 1) {
      const from = `20${27 + round}-01-01` as PlainDate;
      const agree = (of: typeof teacher | typeof seller, points: number, day: PlainDate, by: string) =>
        world.school.write(AgreeShare, (agreeing) => agreeing.execute({ ...of, rate: rate(points), from: day }, by));
      const both = await Promise.all([agree(teacher, 6000, from, ana), agree(seller, 6000, from, luis)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { kind: 'shares-over-whole', from } });
      const end = `20${27 + round}-06-01` as PlainDate;
      for (const each of [teacher, seller]) await agree(each, 0, end, ana);
    }
  });
});
