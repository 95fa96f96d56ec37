import { PendingRegistrationsInSql } from '#adapters/server/sql/accounts/pending-registrations-in-sql.ts';
import { pendingRegistrationsContract } from '#test/ports/accounts/pending-registrations.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('PendingRegistrationsInSql', (database) => {
  pendingRegistrationsContract(() => new PendingRegistrationsInSql(database().db));
});
