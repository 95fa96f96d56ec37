import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Messages that came without the captcha wait until whoever wrote them confirms it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table messages add column held_hash text',
    'create unique index messages_by_held_hash on messages (held_hash) where held_hash is not null',
  ]);
}
