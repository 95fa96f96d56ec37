import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which credit note of no refund goes with a mail. Decision 0132. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table outbox_mails add column correction_note_id text references correction_notes (id)',
  ]);
}
