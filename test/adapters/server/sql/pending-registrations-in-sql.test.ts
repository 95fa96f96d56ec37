import { PendingRegistrationsInSql } from '#adapters/server/sql/pending-registrations-in-sql.ts';
import { pendingRegistrationsContract } from '#test/ports/pending-registrations.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('PendingRegistrationsInSql', (database) => {
  pendingRegistrationsContract(() => new PendingRegistrationsInSql(database().db));
});
