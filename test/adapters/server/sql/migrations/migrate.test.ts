import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
