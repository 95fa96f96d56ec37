import { expect, test } from 'vitest';
import { MessagesInSql } from '#adapters/server/sql/support/messages-in-sql.ts';
import { messageOf, messagesContract } from '#test/ports/support/messages.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('MessagesInSql', (database) => {
  messagesContract(async () => {
    const { db } = database();
    await insertUser(db, 'teresa', { given_names: 'Teresa', paternal_surname: 'Aguirre' });
    return new MessagesInSql(db);
  }, 'teresa');
});

onPostgres('MessagesInSql raced', (database) => {
  test('of several who see to a message at once, one does', async () => {
    const messages = new MessagesInSql(database().db);
    const message = messageOf();
    await messages.add(message);
    const settling = { how: 'answered', by: null, at: new Date('2026-03-12T15:00:00.000Z') } as const;
    const done = await Promise.all(Array.from({ length: 6 }, () => messages.settle(message.id, settling)));
    expect(done.filter(Boolean)).toHaveLength(1);
  });
});
