import Sqlite from 'libsql';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '#adapters/server/sql/shared/database-unavailable.ts';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { migratedDataDir } from '#test/support/school/migrated-sqlite.ts';

const category = { id: 1, slug: 'civil', title: 'Civil', position: 1 };

/** A school's file, and a connection beside it as another process has one. */
async function twoOnOneFile(milliseconds: number): Promise<{ open: OpenDatabase; other: Sqlite.Database }> {
  const path = join(await migratedDataDir(), 'escuela.db');
  const open = openSqlite(path, { milliseconds });
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
    const open = openSqlite(join(await migratedDataDir(), 'escuela.db'));
    const underWay = open.db.transaction().execute(async (own) => {
      await open.close();
      await insertInto({ db: own } as never);
    });
    await expect(underWay).rejects.toThrow('The database is closed');
  });

  describe('a disk that takes its time', () => {
    /** A disk that has what is written once the test says so. */
    async function slowDisk() {
      const asked: ((error?: Error) => void)[] = [];
      const disk = {
        sync: () =>
          new Promise<void>((resolve, reject) =>
            asked.push((error) => (error === undefined ? resolve() : reject(error))),
          ),
        close: () => Promise.resolve(),
      };
      const open = openSqlite(join(await migratedDataDir(), 'escuela.db'), { milliseconds: 0 }, disk);
      onTestFinished(async () => {
        for (const end of asked) end();
        await open.close();
      });
      return { open, asked };
    }

    const addTo = ({ db }: OpenDatabase, id: number) =>
      db.transaction().execute((own) =>
        own
          .insertInto('categories')
          .values({ ...category, id, slug: `c${id}` })
          .execute(),
      );
    /** Long enough for whatever does not wait for the disk. */
    const aWhile = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
    };

    test('is waited for by whoever committed and by readers, not by the next in line, and once for all who commit meanwhile', async () => {
      const { open, asked } = await slowDisk();
      const ended: string[] = [];
      const end = (name: string) => () => void ended.push(name);
      const first = addTo(open, 1).then(end('first'));
      await aWhile();
      const others = [addTo(open, 2).then(end('second')), addTo(open, 3).then(end('third'))];
      await aWhile();
      const read = categoriesIn(open).then((rows) => void ended.push(`a reader, of ${rows.length}`));
      const refused = open.db.transaction().execute(async (own) => {
        const rows = await categoriesIn({ db: own } as never);
        throw new Error(`sees ${rows.length}`);
      });
      const refusal = refused.catch((error: Error) => void ended.push(error.message));
      await aWhile();
      expect([ended, asked.length]).toEqual([[], 1]);
      asked[0]?.();
      await first;
      await aWhile();
      expect([ended, asked.length]).toEqual([['first'], 2]);
      asked[1]?.();
      await Promise.all([...others, read, refusal]);
      expect(ended.toSorted()).toEqual(['a reader, of 3', 'first', 'second', 'sees 3', 'third']);
      expect(await categoriesIn(open)).toHaveLength(3);
      expect(asked).toHaveLength(2);
    });

    test('has failed for good when it fails once, whoever else is writing then is not taken back, and nothing is shown any more', async () => {
      const { open, asked } = await slowDisk();
      let goOn = (): void => undefined;
      const inNext: number[] = [];
      const failing = addTo(open, 1);
      const next = open.db.transaction().execute(async (own) => {
        await own
          .insertInto('categories')
          .values({ ...category, id: 2, slug: 'c2' })
          .execute();
        await new Promise<void>((resolve) => (goOn = resolve));
        const seen = await own.selectFrom('categories').select('id').orderBy('id').execute();
        inNext.push(...seen.map(({ id }) => id));
      });
      const outcomes = Promise.allSettled([failing, next]);
      await aWhile();
      asked[0]?.(new Error('EIO'));
      await expect(failing).rejects.toBeInstanceOf(DatabaseUnavailable);
      goOn();
      expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(inNext).toEqual([1, 2]);
      await expect(categoriesIn(open)).rejects.toBeInstanceOf(DatabaseUnavailable);
      await expect(addTo(open, 3)).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(asked).toHaveLength(1);
    });
  });
});
