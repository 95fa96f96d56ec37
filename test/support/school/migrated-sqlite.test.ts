import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { openMigratedSqlite } from './migrated-sqlite.ts';

/** All that a database is: what was made in it, and the rows of whatever the migrations fill. */
async function contentOf({ db }: OpenDatabase) {
  const { rows: made } = await sql<{ type: string; name: string; sql: string | null }>`
    select type, name, sql from sqlite_master where name <> 'sqlite_sequence' order by type, name`.execute(db);
  const filled: unknown[] = [];
  for (const { name } of made.filter(({ type, name: table }) => type === 'table' && table !== 'kysely_migration')) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    if (rows.length > 0) filled.push({ name, rows });
  }
  const { rows: migrations } = await sql`select name from kysely_migration order by name`.execute(db);
  return { made, filled, migrations };
}

test('a database that is copied is what the migrations make, each time', async () => {
  const migrated = openSqlite(':memory:');
  await migrateToLatest(migrated.db);
  const [first, second] = [await openMigratedSqlite(), await openMigratedSqlite()];
  onTestFinished(async () => {
    for (const database of [migrated, first, second]) await database.close();
  });
  await first.db.deleteFrom('counters').execute();
  expect(await contentOf(second)).toEqual(await contentOf(migrated));
  await migrateToLatest(second.db);
  expect(await contentOf(second)).toEqual(await contentOf(migrated));
});
