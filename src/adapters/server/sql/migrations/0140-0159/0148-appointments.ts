import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** The hours that are agreed with whoever bought a consultancy: one to come at most of each purchase, and gone with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table appointments (
      id text primary key,
      grant_id text not null references grants (id) on delete cascade,
      starts_at text not null,
      ends_at text not null,
      place text not null,
      room text,
      sequence integer not null,
      changed_at text not null,
      held_at text
    )`,
    'create index appointments_by_grant_id on appointments (grant_id)',
    'create unique index appointments_to_come on appointments (grant_id) where held_at is null',
    "alter table products add column arranging text not null default ''",
    // What was counted of these is how long it takes to read what prepares them.
    `update products set duration_minutes = 0 where kind = 'consultancy'
      and exists (select 1 from classes where classes.product_id = products.id)`,
  ]);
}
