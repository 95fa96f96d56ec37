import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Who was asked to work for the school; the invitation of a first owner has no address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table team_invitations (
      id text primary key,
      email text not null,
      roles text not null,
      token_hash text not null unique,
      invited_by text references users (id),
      invited_at text not null,
      sent_at text not null,
      expires_at text not null,
      accepted_at text,
      accepted_by text references users (id)
    )`,
    `create unique index team_invitations_open_by_email on team_invitations (email)
      where accepted_at is null and email <> ''`,
  ]);
}
