import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Team, type TeamMember } from '#application/server/office/ports/team.ts';
import { fullName } from '#domain/accounts/user.ts';
import { inOrder, type OfficeRole } from '#domain/office/permissions.ts';

export class TeamInMemory extends Team {
  readonly #since = new Map<string, Map<OfficeRole, Date>>();

  constructor(private readonly accounts: Pick<Accounts, 'find'>) {
    super();
  }

  async rolesOf(userId: string): Promise<readonly OfficeRole[]> {
    const account = await this.accounts.find(userId);
    return account === null || account.disabledAt !== null ? [] : this.#held(userId);
  }

  async list(): Promise<readonly TeamMember[]> {
    const members = await Promise.all([...this.#since].map(([userId, since]) => this.#member(userId, since)));
    return members
      .flatMap((member) => member ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es') || (one.email < other.email ? -1 : 1));
  }

  lock(): Promise<void> {
    // One use case after another: nobody has to wait.
    return Promise.resolve();
  }

  setRoles(userId: string, roles: readonly OfficeRole[], at: Date): Promise<void> {
    const held = this.#since.get(userId);
    this.#since.set(userId, new Map(roles.map((role) => [role, held?.get(role) ?? at])));
    return Promise.resolve();
  }

  #held(userId: string): readonly OfficeRole[] {
    return inOrder([...(this.#since.get(userId)?.keys() ?? [])]);
  }

  async #member(userId: string, since: ReadonlyMap<OfficeRole, Date>): Promise<TeamMember | null> {
    const account = await this.accounts.find(userId);
    if (account === null || since.size === 0) return null;
    return {
      userId,
      name: fullName(account),
      email: account.email,
      roles: this.#held(userId),
      since: new Date(Math.min(...[...since.values()].map(Number))),
      isDisabled: account.disabledAt !== null,
    };
  }
}
