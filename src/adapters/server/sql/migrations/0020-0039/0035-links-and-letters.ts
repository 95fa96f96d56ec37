import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Where a link was sent stands beside it; letters that arrived, or were given up, lose their text with the keys in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table email_tokens add column email text not null default ''`,
    'update email_tokens set email = (select users.email from users where users.id = email_tokens.user_id)',
    `update outbox_mails set text_body = '', html_body = ''
      where sent_at is not null or next_attempt_at = '9999-12-31T23:59:59.999Z'`,
  ]);
}
