import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest, openMigratedPostgres } from '#adapters/server/sql/migrations/migrate.ts';
import { DatabaseUnavailable } from '#adapters/server/sql/shared/database-unavailable.ts';
import { addressOf, eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { openMigratedSqlite } from '#test/support/school/migrated-sqlite.ts';

const folder = resolve('src/adapters/server/sql/migrations');

test('every file of the folders is a migration, and goes by its own name: a school that has it is not given it again', async () => {
  const { db, close } = await openMigratedSqlite();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  await close();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\d{4}-[^/]+\.ts$/.test(path),
  );
  expect(rows.map(({ name }) => name)).toEqual(files.map((path) => basename(path, '.ts')).toSorted());
  expect(rows[0]?.name).toBe('0001-catalogue');
});

eachDatabase('a release that is not the newest', (database) => {
  test('runs on what a later one has migrated, and undoes nothing', async () => {
    const { db } = database();
    const later = { name: '9998-of-a-later-release', timestamp: '2999-01-01T00:00:00.000Z' };
    const done = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
    await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(db);
    try {
      await migrateToLatest(db);
      expect((await done.execute(db)).rows).toEqual([{ name: later.name }]);
    } finally {
      await sql`delete from kysely_migration where name = ${later.name}`.execute(db);
    }
  });

  test('does not take a database whose past it does not know', async () => {
    const { db } = database();
    await sql`insert into kysely_migration (name, timestamp) values ('0001-of-another-school', '2001-01-01T00:00:00.000Z')`.execute(
      db,
    );
    try {
      await expect(migrateToLatest(db)).rejects.toThrow('0001-of-another-school');
    } finally {
      await sql`delete from kysely_migration where name = '0001-of-another-school'`.execute(db);
    }
  });
});

onPostgres('migrations', (database) => {
  test('wait for each other whatever limits of time the role has', async () => {
    const address = new URL(await addressOf(database()));
    // Shorter than the wait, and long enough for a machine that is busy with others to come to the statement that lifts them.
    const limits = '-clock_timeout=50 -cstatement_timeout=400 -cidle_in_transaction_session_timeout=400';
    address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} ${limits}`);
    const { opening } = await database()
      .db.transaction()
      .execute(async (other) => {
        await sql`select pg_advisory_xact_lock(3853314791062309107::bigint)`.execute(other);
        const patience = { lockMs: 0, statementMs: 0, idleInTransactionMs: 0 };
        const migrated = openMigratedPostgres(address.href, undefined, patience);
        await sql`select pg_sleep(0.5)`.execute(other);
        return { opening: migrated };
      });
    const school = await opening;
    onTestFinished(() => school.close());
    await expect(sql`select pg_sleep(0.5)`.execute(school.db)).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
