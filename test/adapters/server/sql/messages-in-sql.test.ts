import { MessagesInSql } from '#adapters/server/sql/messages-in-sql.ts';
import { messagesContract } from '#test/ports/messages.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('MessagesInSql', (database) => {
  messagesContract(() => Promise.resolve(new MessagesInSql(database().db)));
});
