import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which promotions the school shows on the pages of their products; none until it says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table discount_codes add column shown_together integer not null default 0 check (shown_together in (0, 1))',
  ]);
}
