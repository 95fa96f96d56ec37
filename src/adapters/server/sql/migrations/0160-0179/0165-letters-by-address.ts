import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * To whose address a letter went, by which it is found: in the line of its recipient it stands after a name, and whoever took their data
 * along or deleted an account had all letters of the school looked through. Those that are there, and those that a process of the
 * release before posts beside this one, have none until they are erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table outbox_mails add column address text',
    'create index outbox_mails_by_address on outbox_mails (address, recipient)',
  ]);
}
