import { EmailChangesInSql } from '#adapters/server/sql/accounts/email-changes-in-sql.ts';
import { emailChangesContract } from '#test/ports/accounts/email-changes.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('EmailChangesInSql', (database) => {
  emailChangesContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new EmailChangesInSql(database().db);
  });
});
