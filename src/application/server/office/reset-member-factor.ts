import type { ResetFactor } from '#application/server/accounts/factor/reset-factor.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { Team } from './ports/team.ts';

export type ResetMemberFactorRefusal =
  /** They have no account any more, or no role: of whoever is not of the team the office takes nothing. */
  { readonly kind: 'member-not-found' } | { readonly kind: 'factor-own' } | { readonly kind: 'factor-off' };

/**
 * Takes the second factor from one of the team who lost telephone and recovery codes, as another of the team asks. Nobody takes their
 * own: whoever found an open browser would be rid of it. One transaction. Source: decision 0131.
 */
export class ResetMemberFactor {
  constructor(
    private readonly team: Team,
    private readonly accounts: Accounts,
    private readonly reset: ResetFactor,
  ) {}

  /** @param by the account that does it. */
  async execute(userId: string, by: string): Promise<Result<undefined, ResetMemberFactorRefusal>> {
    if (userId === by) return refuse({ kind: 'factor-own' });
    const account = await this.accounts.find(userId);
    const roles = await this.team.rolesOf(userId);
    if (account === null || roles.length === 0) return refuse({ kind: 'member-not-found' });
    const done = await this.reset.execute(account.email, by);
    if (done.ok) return done;
    return refuse({ kind: done.refusal.kind === 'factor-off' ? 'factor-off' : 'member-not-found' });
  }
}
