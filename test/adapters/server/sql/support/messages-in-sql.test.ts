import { MessagesInSql } from '#adapters/server/sql/support/messages-in-sql.ts';
import { messagesContract } from '#test/ports/support/messages.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('MessagesInSql', (database) => {
  messagesContract(() => Promise.resolve(new MessagesInSql(database().db)));
});
