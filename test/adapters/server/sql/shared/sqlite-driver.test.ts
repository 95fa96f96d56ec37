import Sqlite from 'libsql';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const category = { id: 1, slug: 'civil', title: 'Civil', position: 1 };

/** A school's file, and a connection beside it as another process has one. */
async function twoOnOneFile(milliseconds: number): Promise<{ open: OpenDatabase; other: Sqlite.Database }> {
  const path = join(temporaryFolder(), 'escuela.db');
  const open = openSqlite(path, { milliseconds });
  await migrateToLatest(open.db);
  const other = new Sqlite(path);
  onTestFinished(async () => {
    other.close();
    await open.close();
  });
  return { open, other };
}

const categoriesIn = ({ db }: OpenDatabase) => db.selectFrom('categories').selectAll().execute();
const insertInto = ({ db }: OpenDatabase) => db.insertInto('categories').values(category).execute();

describe('SqliteDriver', () => {
  test.each([
    ['a statement', insertInto],
    ['a transaction', ({ db }: OpenDatabase) => db.transaction().execute((own) => insertInto({ db: own } as never))],
  ])('%s waits for a writer in another process, and reading goes on meanwhile', async (_what, write) => {
    const { open, other } = await twoOnOneFile(60_000);
    other.exec('begin immediate');
    const waiting = write(open);
    let isWritten = false;
    void waiting.then(() => (isWritten = true));
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await categoriesIn(open)).toEqual([]);
      await new Promise((next) => setImmediate(next));
    }
    expect(isWritten).toBe(false);
    other.exec('commit');
    await waiting;
    expect(await categoriesIn(open)).toEqual([category]);
  });

  test('a write fails once patience is over, and nothing of it stays in the way', async () => {
    const { open, other } = await twoOnOneFile(0);
    other.exec('begin immediate');
    await expect(insertInto(open)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await expect(open.db.transaction().execute(() => Promise.resolve())).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec("insert into categories (id, slug, title, position) values (2, 'penal', 'Penal', 2)");
    other.exec('commit');
    expect(await categoriesIn(open)).toMatchObject([{ slug: 'penal' }]);
    await insertInto(open);
    expect(await categoriesIn(open)).toHaveLength(2);
  });

  test('what a transaction writes is seen by others after its commit alone, and they do not wait for it', async () => {
    const { open } = await twoOnOneFile(0);
    await open.db.transaction().execute(async (own) => {
      await own.insertInto('categories').values(category).execute();
      expect(await categoriesIn(open)).toEqual([]);
      expect(await own.selectFrom('categories').selectAll().execute()).toEqual([category]);
    });
    expect(await categoriesIn(open)).toEqual([category]);
  });

  test('a long row of statements lets the event loop go round', async () => {
    const { open } = await twoOnOneFile(0);
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    // Many times what fits between two turns on any machine; where none came, this would never end.
    const most = 200_000;
    for (let statements = 0; statements < most && turns < 4; statements += 1) await categoriesIn(open);
    clearImmediate(next);
    expect(turns).toBe(4);
  });

  test('writes of one process stand in line', async () => {
    const { open } = await twoOnOneFile(0);
    const add = (id: number): Promise<unknown> =>
      open.db.transaction().execute(async (own) => {
        const { count } = await own
          .selectFrom('categories')
          .select((column) => column.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        await new Promise((later) => setImmediate(later));
        await own
          .insertInto('categories')
          .values({ id, slug: `c${id}`, title: '', position: count })
          .execute();
      });
    await Promise.all([1, 2, 3, 4].map(add));
    expect((await categoriesIn(open)).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  test('what is under way when the database is closed fails, and the process lives', async () => {
    const open = openSqlite(join(temporaryFolder(), 'escuela.db'));
    await migrateToLatest(open.db);
    const underWay = open.db.transaction().execute(async (own) => {
      await open.close();
      await insertInto({ db: own } as never);
    });
    await expect(underWay).rejects.toThrow('The database is closed');
  });
});
