import { ConsentsInSql } from '#adapters/server/sql/consents-in-sql.ts';
import { consentsContract } from '#test/ports/consents.ts';
import { eachDatabase } from '#test/support/databases.ts';
import { insertUser } from '#test/support/rows.ts';

eachDatabase('ConsentsInSql', (database) => {
  consentsContract(async () => {
    for (const user of ['ana', 'luis']) await insertUser(database().db, user);
    return new ConsentsInSql(database().db);
  });
});
