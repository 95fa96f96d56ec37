import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { knownMigrations, migrateExactly, migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { type OpenDatabase, openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { rolesToTell } from '#adapters/server/sql/office/roles-to-tell.ts';
import { TeamInSql } from '#adapters/server/sql/office/team-in-sql.ts';
import { newSchemaName, onPostgres, postgresUrl } from '#test/support/school/databases.ts';

const before = knownMigrations.filter((name) => name < '0063');

/** Four collaborators, the oldest two of whom cannot sign in any more, and a student. */
async function collaborators({ db }: OpenDatabase): Promise<void> {
  for (const [id, isCollaborator, day, passwordHash, disabledAt] of [
    ['gone', 1, '01', 'hash', '2026-02-01T00:00:00.000Z'],
    ['locked', 1, '01', '', null],
    ['teresa', 1, '03', 'hash', null],
    ['eva', 1, '02', 'hash', null],
    ['ana', 0, '01', 'hash', null],
  ] as const) {
    await sql`insert into users (id, email, given_names, paternal_surname, maternal_surname, phone, document_type,
      document_number, password_hash, role, is_collaborator, tour_seen, created_at, updated_at, disabled_at)
      values (${id}, ${`${id}@correo.pe`}, ${id}, '', '', '', '', '', ${passwordHash}, 0, ${isCollaborator}, 0,
      ${`2026-01-${day}T00:00:00.000Z`}, '', ${disabledAt})`.execute(db);
  }
}

async function expectTakenOver(open: OpenDatabase): Promise<void> {
  await migrateExactly(open.db, before);
  await collaborators(open);
  await migrateToLatest(open.db);
  const members = await new TeamInSql(open.db).list();
  expect(members.map(({ userId, roles, isDisabled }) => [userId, roles.join(), isDisabled])).toEqual([
    ['eva', 'owner', false],
    ['gone', 'cashier', true],
    ['locked', 'cashier', false],
    ['teresa', 'cashier', false],
  ]);
  const told = { owner: 'eva@correo.pe', cashiers: ['gone@correo.pe', 'locked@correo.pe', 'teresa@correo.pe'] };
  expect(await rolesToTell(open.db)).toEqual(told);
  expect(await rolesToTell(open.db)).toBeNull();
}

test('of those who worked for the school the first who can sign in owns it, the others are cashiers; it is told once', async () => {
  const open = openSqlite(':memory:');
  onTestFinished(() => open.close());
  await expectTakenOver(open);
});

test('a school without collaborators has nothing to tell', async () => {
  const open = openSqlite(':memory:');
  onTestFinished(() => open.close());
  await migrateToLatest(open.db);
  expect(await rolesToTell(open.db)).toBeNull();
});

onPostgres('0063-account-roles', () => {
  test('does the same', async () => {
    const schema = newSchemaName();
    const keeper = openPostgres(postgresUrl());
    await sql.raw(`create schema ${schema}`).execute(keeper.db);
    await keeper.close();
    const open = openPostgres(postgresUrl(), schema);
    onTestFinished(() => open.close());
    await expectTakenOver(open);
  });
});
