import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { knownMigrations, migrateExactly, migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { MessagesInSql } from '#adapters/server/sql/support/messages-in-sql.ts';

test('what had come before is seen to by nobody; what its writer has not confirmed is no message yet', async () => {
  const open = openSqlite(':memory:');
  onTestFinished(() => open.close());
  const { db } = open;
  await migrateExactly(
    db,
    knownMigrations.filter((name) => name < '0158'),
  );
  for (const [id, held] of [
    ['read', null],
    ['held', 'hash'],
  ]) {
    await sql`insert into messages (id, kind, user_id, name, email, phone, subject, body, facts, file_key, sent_at, held_hash)
      values (${id}, 'contact', null, 'Ana', 'ana@correo.pe', '', 'Una pregunta', '¿Abren?', '[]', null, '2026-03-08T15:00:00.000Z', ${held})`.execute(
      db,
    );
  }
  await migrateToLatest(db);
  const messages = new MessagesInSql(db);
  const all = { which: 'all', kinds: null, offset: 0, limit: 10 } as const;
  expect((await messages.list(all)).messages).toMatchObject([{ id: 'read', settled: { how: 'before', by: null } }]);
  await messages.release('hash', new Date('2026-03-08T00:00:00.000Z'), new Date('2026-03-08T16:00:00.000Z'));
  expect((await messages.list({ ...all, which: 'waiting' })).messages).toMatchObject([{ id: 'held', settled: null }]);
});
