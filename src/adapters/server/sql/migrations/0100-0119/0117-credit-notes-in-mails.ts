import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which credit note goes with a mail; it is drawn when the mail leaves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ['alter table outbox_mails add column credit_note_id text references credit_notes (id)']);
}
