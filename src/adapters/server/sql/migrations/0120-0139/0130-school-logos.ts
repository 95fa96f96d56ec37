import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * The logo that a version of the settings names, in a column of its own: a copy of the school takes the files along that columns name.
 * A letter that shows it names its file as well, which goes with it when it is delivered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table school_settings add column logo_file text`,
    `alter table outbox_mails add column logo_file text`,
  ]);
}
