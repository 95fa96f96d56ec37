import { createServer, type AddressInfo, type Socket } from 'node:net';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type OpenDatabase, openSqlite, type Patience } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { DatabaseUnavailable } from '#adapters/server/sql/shared/database-unavailable.ts';
import { migrateToLatest, openMigratedPostgres } from '#adapters/server/sql/migrations/migrate.ts';
import { eachDatabase, newSchemaName, onPostgres, postgresUrl } from '#test/support/school/databases.ts';
import { patient } from '#test/support/school/patience.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

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

/** Connections of the test's own, closed after it. */
function opened(patience: Partial<Patience> = {}, url = postgresUrl(), schema?: string): OpenDatabase {
  const database = openPostgres(url, schema, patience);
  onTestFinished(() => database.close());
  return database;
}

/** The number by which the server knows a connection. */
async function pidOf(db: Kysely<never>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** Runs something while another transaction has a table for itself; gives the query that then waits for it. */
async function whileHeld({ db }: OpenDatabase, run: (waits: RawBuilder<unknown>) => Promise<void>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const held = sql.table(`${rows[0]?.schema}.categories`);
  await db.transaction().execute(async (holder) => {
    await sql`lock table ${held} in access exclusive mode`.execute(holder);
    await run(sql`select * from ${held}`);
  });
}

const isThere = async ({ db }: OpenDatabase): Promise<unknown> => (await sql`select 1 as one`.execute(db)).rows;

onPostgres('connections', (database) => {
  test('one that is ended while a transaction uses it ends that transaction alone', async () => {
    const school = opened();
    const cut = school.db.transaction().execute(async (transaction) => {
      const pid = await pidOf(transaction as never);
      await sql`select pg_terminate_backend(${pid}::integer)`.execute(database().db);
      await sql`select pg_sleep(30)`.execute(transaction);
    });
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await isThere(school)).toEqual([{ one: 1 }]);
  });

  test('all of them ended, in use and idle, are replaced', async () => {
    const school = opened();
    const asleep = Array.from({ length: 5 }, () => sql`select pg_sleep(30)`.execute(school.db));
    const settled = Promise.allSettled(asleep);
    const sleeping = sql<{ pid: number }>`
      select pid from pg_stat_activity where query like 'select pg_sleep(30)%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await sleeping.execute(database().db)).rows.length).toBe(5);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'select pg_sleep(30)%' and pid <> pg_backend_pid()`.execute(database().db);
    expect((await settled).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    await expect.poll(() => isThere(school).catch(() => null)).toEqual([{ one: 1 }]);
  });

  test('what another transaction holds is not waited for without end', async () => {
    const school = opened({ lockMs: 100, statementMs: 0, silenceMs: 0 });
    await whileHeld(database(), async (waits) => {
      await expect(waits.execute(school.db)).rejects.toBeInstanceOf(DatabaseUnavailable);
    });
    expect(await isThere(school)).toEqual([{ one: 1 }]);
  });

  test('a ping goes beside connections that all wait', async () => {
    const school = opened(patient);
    let over = 0;
    const end = (): void => void (over += 1);
    const waiting: Promise<void>[] = [];
    await whileHeld(database(), async (waits) => {
      for (let each = 0; each < 12; each += 1) waiting.push(waits.execute(school.db).then(end, end));
      const stuck = sql`select 1 from pg_stat_activity
        where query = ${waits.compile(school.db).sql} and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await stuck.execute(database().db)).rows.length).toBe(10);
      await expect(school.ping()).resolves.toBeUndefined();
      expect(over).toBe(0);
    });
    await Promise.all(waiting);
  });

  test('a statement that takes too long is given up', async () => {
    const school = opened({ statementMs: 100, silenceMs: 0 });
    await expect(sql`select pg_sleep(30)`.execute(school.db)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect.poll(() => isThere(school).catch(() => null)).toEqual([{ one: 1 }]);
  });

  test('an answer that never comes is given up, and its connection with it', async () => {
    const school = opened({ statementMs: 0, silenceMs: 200 });
    await expect(
      school.db.transaction().execute((transaction) => sql`select pg_sleep(5)`.execute(transaction)),
    ).rejects.toBeInstanceOf(DatabaseUnavailable);
    // So little patience may be too little for the next as well, where the machine is busy.
    await expect.poll(() => isThere(school).catch(() => null)).toEqual([{ one: 1 }]);
  });

  test('a transaction that is left open without a statement is ended', async () => {
    const school = opened({ idleInTransactionMs: 100 });
    const left = school.db.transaction().execute(async (transaction) => {
      const pid = await pidOf(transaction as never);
      const there = sql`select 1 from pg_stat_activity where pid = ${pid}::integer`;
      await expect.poll(async () => (await there.execute(database().db)).rows).toEqual([]);
      await sql`select 1`.execute(transaction);
    });
    await expect(left).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  test('more callers than connections wait for one, but not without end', async () => {
    const school = opened({ connectMs: 200, statementMs: 2_000 });
    const busy = Promise.allSettled(Array.from({ length: 10 }, () => sql`select pg_sleep(1)`.execute(school.db)));
    await expect(isThere(school)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await busy;
    await expect.poll(() => isThere(school).catch(() => null)).toEqual([{ one: 1 }]);
  });

  test('a migration waits for another one, however long it takes', async () => {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database().db);
    const opening = await database()
      .db.transaction()
      .execute(async (other) => {
        // The lock that kysely takes for its migrations, held for longer than the patience of everything else.
        await sql`select pg_advisory_xact_lock(3853314791062309107::bigint)`.execute(other);
        const patience = { lockMs: 50, statementMs: 200, silenceMs: 300 };
        const migrated = openMigratedPostgres(postgresUrl(), rows[0]?.schema, patience);
        await sql`select pg_sleep(0.5)`.execute(other);
        return { migrated };
      });
    const school = await opening.migrated;
    onTestFinished(() => school.close());
    await expect(sql`select pg_sleep(30)`.execute(school.db)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  test('a school is made in a schema of its own, whatever other schemas of the database hold', async () => {
    const schema = newSchemaName();
    await sql`create schema ${sql.ref(schema)}`.execute(opened().db);
    const further = await openMigratedPostgres(postgresUrl(), schema);
    onTestFinished(() => further.close());
    await further.db.insertInto('categories').values(category).execute();
    expect(await further.db.selectFrom('categories').selectAll().execute()).toEqual([category]);
    expect(await database().db.selectFrom('categories').selectAll().execute()).toEqual([]);
  });

  test('an error that is the statement’s own stays what it is', async () => {
    await expect(sql`select 1 / 0`.execute(opened().db)).rejects.toMatchObject({ code: '22012' });
  });
});

test('a server that takes the connection and says nothing is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const url = `postgresql://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`;
  const school = opened({ connectMs: 100, pingMs: 100 }, url);
  await expect(isThere(school)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(school.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
});

test('no server at all is said at once', async () => {
  const school = opened({}, 'postgresql://nobody@127.0.0.1:1/nothing');
  await expect(isThere(school)).rejects.toBeInstanceOf(DatabaseUnavailable);
});
