import { MailboxProofsInSql } from '#adapters/server/sql/accounts/mailbox-proofs-in-sql.ts';
import { mailboxProofsContract } from '#test/ports/accounts/mailbox-proofs.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('MailboxProofsInSql', (database) => {
  mailboxProofsContract(() => new MailboxProofsInSql(database().db));
});
