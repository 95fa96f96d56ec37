import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which receipt goes with a mail; it is drawn when the mail leaves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table outbox_mails add column receipt_id text references receipts (id)']);
}
