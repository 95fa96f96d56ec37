import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Letters that were asked for at checkout wait here for their code or link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table mailbox_proofs (
      id text primary key,
      browser_hash text not null unique,
      code_hash text not null,
      link_hash text not null,
      email text not null,
      tries integer not null,
      consents text not null,
      address text not null,
      user_agent text not null,
      created_at text not null,
      expires_at text not null,
      used_at text
    )`,
    'create index mailbox_proofs_by_email on mailbox_proofs (email)',
    'create index mailbox_proofs_by_end on mailbox_proofs (expires_at)',
  ]);
}
