import type { Clock } from '#application/ports/clock.ts';
import type { Me } from '#application/read-models/accounts/me.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { BillingRecords } from '#application/server/orders/ports/billing-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { RevenueShares } from '#application/server/receipts/shares/ports/revenue-shares.ts';
import type { ResponsiblePeople } from '#application/server/plans/responsible-people.ts';

/** Who somebody is and what they own now. Source: AUTH-6, AUTH-10. */
export class ReadMe {
  constructor(
    private readonly accounts: Accounts,
    private readonly ownership: Ownership,
    private readonly billing: BillingRecords,
    private readonly people: ResponsiblePeople,
    private readonly team: Team,
    private readonly shares: RevenueShares,
    private readonly clock: Clock,
  ) {}

  /** Null when there is no such account. */
  async execute(userId: string): Promise<Me | null> {
    const user = await this.accounts.find(userId);
    if (user === null) return null;
    const now = this.clock.now();
    const [owned, plans, billing, responsibles, officeRoles, parties] = await Promise.all([
      this.ownership.of(userId, now),
      this.ownership.plansOf(userId, now),
      this.billing.ofUser(userId),
      this.people.of(userId),
      this.team.rolesOf(userId),
      this.shares.partiesOf(userId),
    ]);
    const earnsAs = [...new Set(parties.map(({ kind }) => kind))];
    return { user, owned, plans, billing, responsibles, officeRoles, earnsAs };
  }
}
