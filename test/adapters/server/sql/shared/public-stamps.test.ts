import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PublicStamps, stampedTables } from '#adapters/server/sql/shared/public-stamps.ts';
import { insertCode } from '#test/support/cart/shop.ts';
import { eachDatabase, onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

/** Those of the catalogue's own stamp have its triggers (0024). */
const withTriggers = stampedTables.filter((table) => !table.endsWith('_stamp'));
const changes = ['delete', 'insert', 'update'];
/** Pages show people's names: that somebody registers changes none. What a school said is never changed. */
const some: Readonly<Record<string, readonly string[]>> = {
  users: ['delete', 'update'],
  school_settings: ['delete', 'insert'],
};
const changesOf = (table: string) => some[table] ?? changes;

onSqlite('PublicStamps', (database) => {
  test('every stamped table renews its stamp with every change', async () => {
    const { rows } = await sql<{ on: string; text: string }>`
      select tbl_name as "on", lower(sql) as text from sqlite_master where type = 'trigger' and (name like '%renews_stamp' or name like '%renews_public_stamp')`.execute(
      database().db,
    );
    for (const table of withTriggers) {
      const texts = rows.filter(({ on }) => on === table).map(({ text }) => text);
      const found = texts.map((text) => / after (\w+)/.exec(text)?.[1]).toSorted();
      expect([table, ...found]).toEqual([table, ...changesOf(table)]);
    }
  });
});

onPostgres('PublicStamps', (database) => {
  test('every stamped table renews its stamp with every change', async () => {
    const { rows } = await sql<{ on: string; change: string }>`
      select event_object_table as "on", lower(event_manipulation) as change from information_schema.triggers
      where trigger_schema = current_schema() and (trigger_name like '%renews_stamp' or trigger_name like '%renews_public_stamp')`.execute(
      database().db,
    );
    for (const table of withTriggers) {
      const found = rows.filter(({ on }) => on === table).map(({ change }) => change);
      expect([table, ...found.toSorted()]).toEqual([table, ...changesOf(table)]);
    }
  });
});

eachDatabase('PublicStamps', (database) => {
  test('are the same object until something changes, whoever changes it, and then another', async () => {
    const { db } = database();
    const stamps = new PublicStamps(db);
    const first = await stamps.now();
    expect(await stamps.now()).toBe(first);
    await insertProduct(db, 1);
    const second = await stamps.now();
    expect(second.get('products')).not.toBe(first.get('products'));
    expect(second.get('campaigns')).toBe(first.get('campaigns'));
  });

  test('what is taken back renews nothing', async () => {
    const { db } = database();
    const stamps = new PublicStamps(db);
    const first = await stamps.now();
    const failed = db.transaction().execute(async (transaction) => {
      await insertProduct(transaction, 1);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await stamps.now()).toBe(first);
  });

  test('a name that changes renews the stamp of people, a last sign-in does not', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    const stamps = new PublicStamps(db);
    const first = await stamps.now();
    await db.updateTable('users').set({ tour_seen: 1 }).execute();
    expect(await stamps.now()).toBe(first);
    await db.updateTable('users').set({ given_names: 'Ana Lucía' }).execute();
    expect(await stamps.now()).not.toBe(first);
  });

  test('uses of a code renew their stamp where they use it up or give it back, and nowhere else', async () => {
    const { db } = database();
    await insertCode(db, { id: 1, word: 'TRES', limit_in_all: 3 });
    await insertCode(db, { id: 2, word: 'SIEMPRE' });
    const stamps = new PublicStamps(db);
    const counts = (codeId: number, userId: string) =>
      db.updateTable('code_counts').where('code_id', '=', codeId).where('user_id', '=', userId);
    const renewedBy = async (change: { execute: () => Promise<unknown> }): Promise<boolean> => {
      const before = await stamps.now();
      await change.execute();
      return (await stamps.now()).get('code_counts') !== before.get('code_counts');
    };
    const rows = [
      { code_id: 1, user_id: '', uses: 0 },
      { code_id: 2, user_id: '', uses: 9 },
      { code_id: 1, user_id: 'ana', uses: 3 },
    ];
    expect(await renewedBy(db.insertInto('code_counts').values(rows))).toBe(false);
    const told: (readonly [number, string, number, boolean])[] = [
      [1, '', 1, false],
      [1, '', 2, false],
      [1, '', 3, true],
      [1, '', 4, false],
      [1, '', 2, true],
      [1, 'ana', 4, false],
      [2, '', 100, false],
    ];
    for (const [code, user, uses, isRenewed] of told)
      expect([code, user, uses, await renewedBy(counts(code, user).set({ uses }))]).toEqual([
        code,
        user,
        uses,
        isRenewed,
      ]);
    expect(await renewedBy(counts(1, '').set({ uses: 3 }))).toBe(true);
    expect(await renewedBy(db.deleteFrom('code_counts').where('user_id', '=', 'ana'))).toBe(false);
    expect(await renewedBy(db.deleteFrom('code_counts').where('code_id', '=', 1))).toBe(true);
    expect(await renewedBy(db.insertInto('code_counts').values({ code_id: 1, user_id: '', uses: 3 }))).toBe(true);
  });

  test('a change that was committed before one asks is seen, however many ask at the time', async () => {
    const { db } = database();
    const stamps = new PublicStamps(db);
    const early = [stamps.now(), stamps.now()];
    await insertProduct(db, 1);
    const late = await Promise.all([stamps.now(), stamps.now()]);
    const [before] = await Promise.all(early);
    expect(late[0]).toBe(late[1]);
    await insertProduct(db, 2);
    expect((await stamps.now()).get('products')).not.toBe(late[0]?.get('products'));
    expect(before).toBeDefined();
  });
});
