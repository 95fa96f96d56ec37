import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { RevenueSharesInSql } from '#adapters/server/sql/receipts/shares/revenue-shares-in-sql.ts';
import { CloseMonth } from '#application/server/receipts/books/close-month.ts';
import { AgreeShare } from '#application/server/receipts/shares/agree-share.ts';
import { ReadShares } from '#application/server/receipts/shares/read-shares.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { rate } from '#domain/shared/rate.ts';
import { revenueSharesContract } from '#test/ports/receipts/shares/revenue-shares.ts';
import { onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { payByCard } from '#test/support/orders/giving.ts';
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

  test('what an owner agrees on while the month is being closed is kept with it', async () => {
    const world = await testSchool({ database: database() });
    await stockShop(world.db);
    await insertSharers(world.db, { teacher: await world.addUser(), sellerEmail: 'luis@correo.pe', codeId: null });
    const olga = await world.addUser({}, ['owner']);
    const ana = await new Shopper(world).signIn(await world.addUser());
    await ana.add(onSale.course.slug);
    await payByCard(ana, (await ana.order('199.90')).json<{ id: string }>().id);
    world.clock.advance({ days: 25 });

    const month = '2026-03' as BookMonth;
    const share = { party: { kind: 'teacher', id: 1 }, productId: onSale.course.id, rate: rate(3000) } as const;
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const { agreement } = await new Promise<{ agreement: ReturnType<AgreeShare['execute']> }>((isAgreed) => {
      const agreement: ReturnType<AgreeShare['execute']> = world.school.write(AgreeShare, async (agreeing) => {
        const agreed = await agreeing.execute({ ...share, from: '2026-03-01' as PlainDate }, olga);
        isAgreed({ agreement });
        await mayCommit;
        return agreed;
      });
    });
    const closing = world.school.get(CloseMonth).execute(month, olga);
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "counters"%'`;
    const waits = vi.waitUntil(async () => (await waiting.execute(world.db)).rows.length > 0, { timeout: 30_000 });
    await Promise.race([closing, waits]);
    commit();
    expect([(await agreement).ok, (await closing).ok]).toEqual([true, true]);
    const kept = await world.school.get(ReadShares).all(month);
    expect(kept).toMatchObject({ isKept: true, statements: [{ rows: [{}] }] });
  });
});
