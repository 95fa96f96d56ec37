import { ConsentsInSql } from '#adapters/server/sql/legal/consents-in-sql.ts';
import { consentsContract } from '#test/ports/legal/consents.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ConsentsInSql', (database) => {
  consentsContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new ConsentsInSql(database().db);
  });
});
