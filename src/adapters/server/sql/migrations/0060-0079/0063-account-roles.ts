import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * What each account may do in the office. Whoever worked for the school before there were roles goes on: the first of them who can
 * sign in is its owner, the others look after payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table account_roles (
      user_id text not null references users (id),
      role text not null,
      since text not null,
      to_tell integer not null default 0 check (to_tell in (0, 1)),
      primary key (user_id, role)
    )`,
    'create index account_roles_by_role on account_roles (role)',
    `insert into account_roles (user_id, role, since, to_tell)
      select id, case when id = (
        select id from users where is_collaborator = 1
        order by case when disabled_at is null and password_hash <> '' then 0 else 1 end, created_at, id limit 1
      ) then 'owner' else 'cashier' end, created_at, 1
      from users where is_collaborator = 1`,
  ]);
}
