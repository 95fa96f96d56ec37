import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which process does a job now, and until when nobody else begins it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'create table job_leases (name text primary key, holder text not null, until text not null)',
  ]);
}
