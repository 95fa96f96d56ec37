import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What the upgrade to roles made of those who had worked for the school before; e-mails. */
export interface RolesToTell {
  readonly owner: string | null;
  readonly cashiers: readonly string[];
}

/** What is to be told of it, once, whoever asks first; null: nothing. */
export async function rolesToTell(db: Kysely<SchoolDatabase>): Promise<RolesToTell | null> {
  const told = await db
    .updateTable('account_roles')
    .set({ to_tell: 0 })
    .where('to_tell', '=', 1)
    .returning(['user_id', 'role'])
    .execute();
  if (told.length === 0) return null;
  const ids = told.map(({ user_id }) => user_id);
  const users = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).orderBy('email').execute();
  const of = (role: string) =>
    users.flatMap(({ id, email }) => (told.some((each) => each.user_id === id && each.role === role) ? [email] : []));
  return { owner: of('owner')[0] ?? null, cashiers: of('cashier') };
}
