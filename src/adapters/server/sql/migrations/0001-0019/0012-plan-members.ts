import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Who uses whose plan, seat by seat, and who answers for it. One SQL for SQLite and PostgreSQL: text, integer and bigint only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table grants add column extra_seats integer not null default 0 check (extra_seats >= 0)',
    `create table plan_members (
      id text primary key,
      owner_id text not null references users (id),
      plan_id integer not null references products (id),
      email text not null,
      name text not null,
      user_id text references users (id),
      state text not null check (state in ('invited', 'active', 'disabled', 'expired', 'removed')),
      seat integer check (seat >= 2),
      token_hash text not null unique,
      invited_at text not null,
      sent_at text not null,
      expires_at text not null,
      accepted_at text,
      check ((seat is null) = (state in ('expired', 'removed'))),
      check (state not in ('active', 'disabled') or user_id is not null)
    )`,
    // A seat is one person's: however close a race, the second one finds it taken.
    'create unique index plan_members_by_seat on plan_members (owner_id, plan_id, seat)',
    `create unique index plan_members_by_email on plan_members (owner_id, plan_id, email) where state <> 'removed'`,
    `create unique index plan_members_by_user_id on plan_members (user_id) where state in ('active', 'disabled')`,
    `create table responsibles (
      owner_id text primary key references users (id),
      user_id text not null references users (id),
      since text not null
    )`,
    // Guests that there were already take seats of their owner's first plan, in the order they came.
    `insert into plan_members (id, owner_id, plan_id, email, name, user_id, state, seat, token_hash, invited_at, sent_at, expires_at, accepted_at)
      select guests.id, guests.guest_of, plans.plan_id, guests.email, '', guests.id, 'active',
        1 + row_number() over (partition by guests.guest_of order by guests.created_at, guests.id),
        'guest ' || guests.id, guests.created_at, guests.created_at, guests.created_at, guests.created_at
      from users as guests
      inner join (
        select grants.user_id, min(grants.product_id) as plan_id from grants
        inner join products on products.id = grants.product_id and products.kind = 'plan'
        group by grants.user_id
      ) as plans on plans.user_id = guests.guest_of
      where guests.role = 1`,
  ]);
}
