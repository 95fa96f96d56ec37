import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrateToLatest, openMigratedPostgres } from '#adapters/server/sql/migrations/migrate.ts';
import type { OpenDatabase, Statements } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { onPostgres, postgresUrl } from '#test/support/school/databases.ts';
import { patient } from '#test/support/school/patience.ts';
import { pgbouncerMissing, type RunningPgBouncer, startPgBouncer } from '#test/support/school/pgbouncer.ts';

const missing = pgbouncerMissing();
if (missing !== null) console.warn(`Tests behind PgBouncer SKIPPED: ${missing}.`);

/** A database of the test's own, since PgBouncer gives a schema to nobody, with what is open on it. */
async function behindPgBouncer(mode: 'session' | 'transaction', connections: number): Promise<RunningPgBouncer> {
  const keeper = openPostgres(postgresUrl());
  const name = `escuela_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(keeper.db);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  const bouncer = await startPgBouncer(url.href, mode, connections);
  onTestFinished(async () => {
    await bouncer.stop();
    await sql`drop database ${sql.id(name)} with (force)`.execute(keeper.db);
    await keeper.close();
  });
  return bouncer;
}

async function processOf({ url }: RunningPgBouncer, statements: Statements): Promise<OpenDatabase> {
  const process = await openMigratedPostgres(url, undefined, patient, statements);
  onTestFinished(() => process.close());
  return process;
}

/** Many at once, in and out of transactions, each with values; what every one of them read. */
async function work(processes: readonly OpenDatabase[]): Promise<readonly number[]> {
  const turns = Array.from({ length: 60 }, (_, turn) => turn);
  return Promise.all(
    turns.map(async (turn) => {
      const { db } = processes[turn % processes.length] ?? processes[0]!;
      const category = { id: turn, slug: `categoria-${turn}`, title: 'Tributación', position: turn };
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('categories').values(category).execute();
        await transaction
          .updateTable('categories')
          .set({ position: turn + 1 })
          .where('id', '=', turn)
          .execute();
      });
      const kept = db.selectFrom('categories').select('position').where('id', '=', turn);
      return (await kept.executeTakeFirstOrThrow()).position;
    }),
  );
}

const worked = Array.from({ length: 60 }, (_, turn) => turn + 1);

onPostgres('statements', () => {
  test.each([
    ['named', 1],
    ['unnamed', 0],
  ] as const)('that are %s leave %i behind on their connection', async (statements, left) => {
    const { db, close } = openPostgres(postgresUrl(), undefined, {}, statements);
    onTestFinished(close);
    const kept = await db.transaction().execute(async (transaction) => {
      await sql`select ${1}::integer as one`.execute(transaction);
      return sql<{ name: string }>`select name from pg_prepared_statements`.execute(transaction);
    });
    expect(kept.rows).toHaveLength(left);
  });
});

describe.skipIf(missing !== null)('behind PgBouncer', () => {
  onPostgres('a school', () => {
    test('of several processes works where each transaction has another connection, without names for statements', async () => {
      const bouncer = await behindPgBouncer('transaction', 3);
      // Both migrate the empty database at once, and one waits for the other.
      const processes = await Promise.all([processOf(bouncer, 'unnamed'), processOf(bouncer, 'unnamed')]);
      expect(await work(processes)).toEqual(worked);
      await Promise.all(processes.map(({ ping }) => ping()));
      const [{ db }] = processes;
      const left = await sql`select 1 from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(db);
      expect(left.rows).toEqual([]);
      await migrateToLatest(db);
    });

    test('works as without it where each of its connections has one of PostgreSQL', async () => {
      const bouncer = await behindPgBouncer('session', 25);
      const processes = [await processOf(bouncer, 'named'), await processOf(bouncer, 'named')];
      expect(await work(processes)).toEqual(worked);
    });
  });
});
