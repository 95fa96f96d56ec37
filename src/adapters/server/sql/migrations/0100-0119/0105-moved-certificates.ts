import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Certificates that the school issued on another platform, which are found by the codes they have from there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table certificates add column moved_at text',
    'alter table certificates add column moved_key text',
    'create unique index certificates_by_moved_key on certificates (moved_key)',
  ]);
}
