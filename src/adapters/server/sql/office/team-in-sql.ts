import type { Kysely } from 'kysely';
import { Team, type TeamMember } from '#application/server/office/ports/team.ts';
import { fullName } from '#domain/accounts/user.ts';
import { inOrder, type OfficeRole } from '#domain/office/permissions.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class TeamInSql extends Team {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async rolesOf(userId: string): Promise<readonly OfficeRole[]> {
    const rows = await this.db
      .selectFrom('account_roles')
      .innerJoin('users', 'users.id', 'account_roles.user_id')
      .select('account_roles.role')
      .where('account_roles.user_id', '=', userId)
      .where('users.disabled_at', 'is', null)
      .execute();
    return inOrder(rows.map(({ role }) => role));
  }

  async list(): Promise<readonly TeamMember[]> {
    const rows = await this.db
      .selectFrom('account_roles')
      .innerJoin('users', 'users.id', 'account_roles.user_id')
      .select(['users.id', 'users.email', 'users.given_names', 'users.paternal_surname', 'users.maternal_surname'])
      .select(['users.disabled_at', 'account_roles.role', 'account_roles.since'])
      .orderBy('account_roles.since')
      .execute();
    const members = new Map(rows.toReversed().map((row) => [row.id, row]));
    const team = [...members.values()].map((first): TeamMember => {
      const roles = inOrder(rows.filter(({ id }) => id === first.id).map(({ role }) => role));
      const { id: userId, email, given_names: givenNames, disabled_at: disabledAt } = first;
      const [paternalSurname, maternalSurname] = [first.paternal_surname, first.maternal_surname];
      const name = fullName({ givenNames, paternalSurname, maternalSurname });
      return { userId, name, email, roles, since: new Date(first.since), isDisabled: disabledAt !== null };
    });
    return team.toSorted(
      (one, other) => one.name.localeCompare(other.name, 'es') || (one.email < other.email ? -1 : 1),
    );
  }

  /** Writing the rows of the owners is the lock, on both engines. */
  async lock(): Promise<void> {
    await this.db
      .updateTable('account_roles')
      .set((column) => ({ role: column.ref('role') }))
      .where('role', '=', 'owner')
      .execute();
  }

  async setRoles(userId: string, roles: readonly OfficeRole[], at: Date): Promise<void> {
    const gone = this.db.deleteFrom('account_roles').where('user_id', '=', userId);
    await (roles.length === 0 ? gone : gone.where('role', 'not in', roles)).execute();
    if (roles.length > 0) {
      await this.db
        .insertInto('account_roles')
        .values(roles.map((role) => ({ user_id: userId, role, since: at.toISOString(), to_tell: 0 as const })))
        .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
        .execute();
    }
    // A process of the release before knows who works for the school by this column.
    await this.db
      .updateTable('users')
      .set({ is_collaborator: roles.length > 0 ? 1 : 0 })
      .where('id', '=', userId)
      .execute();
  }
}
