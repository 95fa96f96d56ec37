import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Who taught what a certificate certifies, frozen with it; those issued before name nobody, as they always did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`alter table certificates add column teachers text not null default '[]'`]);
}
