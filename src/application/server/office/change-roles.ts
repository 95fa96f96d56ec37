import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { isErased } from '#domain/accounts/user.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { changedRoles, keepsAnOwner, type LastOwnerLeaves, type RoleChange } from '#domain/office/team.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeJournal } from './office-journal.ts';
import type { Team } from './ports/team.ts';

export type ChangeRolesRefusal =
  | { readonly kind: 'account-not-found' }
  /** Roles are set of somebody who has some: others are invited. */
  | { readonly kind: 'member-not-found' }
  | LastOwnerLeaves;

/** Gives somebody roles in the office, or takes them: the school keeps an owner, whoever else changes the team meanwhile. */
export class ChangeRoles {
  constructor(
    private readonly team: Team,
    private readonly accounts: Accounts,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param by the account that does it; null: the command line. Answers the roles that the account has now. An account that cannot sign in is given none; what it has may be taken. */
  async execute(
    userId: string,
    change: RoleChange,
    by: string | null,
  ): Promise<Result<readonly OfficeRole[], ChangeRolesRefusal>> {
    // Whoever deletes the account locks it as well, and looks at its roles then.
    await this.accounts.lock(userId);
    await this.team.lock();
    const account = await this.accounts.find(userId);
    if (account === null) return refuse({ kind: 'account-not-found' });
    const team = await this.team.list();
    const held = team.find((each) => each.userId === userId)?.roles ?? [];
    if (change.kind === 'set' && held.length === 0) return refuse({ kind: 'member-not-found' });
    const roles = changedRoles(held, change);
    if (isErased(account) && roles.some((role) => !held.includes(role))) {
      return refuse({ kind: 'account-not-found' });
    }
    const keeps = keepsAnOwner(team, userId, roles);
    if (!keeps.ok) return keeps;
    await this.team.setRoles(userId, roles, this.clock.now());
    const [before, after] = [held.join(' '), roles.join(' ')];
    if (before !== after) await this.journal.note(by, 'roles-changed', userId, { roles: before }, { roles: after });
    return accept(roles);
  }
}
