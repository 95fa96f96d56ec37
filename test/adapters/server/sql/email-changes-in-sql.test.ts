import { EmailChangesInSql } from '#adapters/server/sql/email-changes-in-sql.ts';
import { emailChangesContract } from '#test/ports/email-changes.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertUser } from '#test/support/rows.ts';

eachDatabase('EmailChangesInSql', (database) => {
  emailChangesContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new EmailChangesInSql(database().db);
  });
});
