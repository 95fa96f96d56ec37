import { describe, expect, test } from 'vitest';
import { openSqlite } from '#adapters/server/sql/connection.ts';
import { migrateToLatest } from '#adapters/server/sql/migrate.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const category = { id: 1, slug: 'tributacion', title: 'Tributación', position: 1 };

eachDatabase('a connection', (database) => {
  test('keeps what is written', async () => {
    const { db } = database();
    await db.insertInto('categories').values(category).execute();
    expect(await db.selectFrom('categories').selectAll().execute()).toEqual([category]);
  });

  test('starts empty in each test', async () => {
    expect(await database().db.selectFrom('categories').selectAll().execute()).toEqual([]);
  });

  test('undoes a transaction that throws', async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('categories').values(category).execute();
      throw new Error('planted');
    });
    await expect(failing).rejects.toThrow('planted');
    expect(await db.selectFrom('categories').selectAll().execute()).toEqual([]);
  });

  test('reads back every character and the largest safe amount', async () => {
    const { db } = database();
    const title = 'Ñandú ’ “” — 𝄞 \\ \' " % _ \n';
    await db
      .insertInto('categories')
      .values({ ...category, title, position: 2_147_483_647 })
      .execute();
    expect(await db.selectFrom('categories').select(['title', 'position']).execute()).toEqual([
      { title, position: 2_147_483_647 },
    ]);
  });

  test('is at the latest schema, however often it is brought there', async () => {
    await Promise.all([migrateToLatest(database().db), migrateToLatest(database().db)]);
    expect(await database().db.selectFrom('categories').selectAll().execute()).toEqual([]);
  });
});

describe('a SQLite file', () => {
  test('outlives its connection, in a folder made for it', async () => {
    const path = `${temporaryFolder()}/deep/er/escuela.db`;
    const first = openSqlite(path);
    await migrateToLatest(first.db);
    await first.db.insertInto('categories').values(category).execute();
    await first.close();
    const second = openSqlite(path);
    expect(await second.db.selectFrom('categories').selectAll().execute()).toEqual([category]);
    await second.close();
  });
});
