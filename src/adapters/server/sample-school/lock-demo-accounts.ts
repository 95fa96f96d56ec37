import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** No hash begins so: nobody has this password. */
const nobodys = '';

/**
 * Takes the password that the README tells from demo accounts that still open with it, and ends their sessions: a trial school
 * that goes public keeps no open door. Whom nobody can be any more has no role either: the school's owner is somebody. Returns how
 * many were locked.
 */
export async function lockDemoAccounts(
  db: Kysely<SchoolDatabase>,
  passwords: PasswordHasher,
  now: Date,
): Promise<number> {
  const ids = Object.values(demoAccounts).map(({ id }) => id);
  const accounts = await db.selectFrom('users').select(['id', 'password_hash']).where('id', 'in', ids).execute();
  let locked = 0;
  for (const { id, password_hash } of accounts) {
    if (password_hash === nobodys || !(await passwords.verify(password_hash, demoPassword))) continue;
    const at = now.toISOString();
    await db.updateTable('users').set({ password_hash: nobodys, updated_at: at }).where('id', '=', id).execute();
    await db
      .updateTable('sessions')
      .set({ ended_at: at, ended_reason: 'password-changed' })
      .where('user_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    locked += 1;
  }
  await leaveTheTeam(db, ids);
  return locked;
}

async function leaveTheTeam(db: Kysely<SchoolDatabase>, demoIds: readonly string[]): Promise<void> {
  const locked = db.selectFrom('users').select('id').where('id', 'in', demoIds).where('password_hash', '=', nobodys);
  await db.deleteFrom('account_roles').where('user_id', 'in', locked).execute();
  await db
    .updateTable('users')
    .set({ is_collaborator: 0 })
    .where('id', 'in', demoIds)
    .where('password_hash', '=', nobodys)
    .where('is_collaborator', '=', 1)
    .execute();
}
