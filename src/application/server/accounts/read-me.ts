import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { BillingRecords, StoredBillingRecord } from '#application/server/orders/ports/billing-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { ResponsiblePeople } from '#application/server/plans/responsible-people.ts';
import type { ActivePlan, OwnedProduct } from '#domain/accounts/ownership.ts';
import type { Responsible } from '#domain/plans/responsibles.ts';
import type { User } from '#domain/accounts/user.ts';

export interface Me {
  readonly user: User;
  readonly owned: readonly OwnedProduct[];
  readonly plans: readonly ActivePlan[];
  readonly billing: readonly StoredBillingRecord[];
  /** Who may answer for the plans; exactly one is active. Source: USER-3. */
  readonly responsibles: readonly Responsible[];
}

/** Who somebody is and what they own now. Source: AUTH-6, AUTH-10. */
export class ReadMe {
  constructor(
    private readonly accounts: Accounts,
    private readonly ownership: Ownership,
    private readonly billing: BillingRecords,
    private readonly people: ResponsiblePeople,
    private readonly clock: Clock,
  ) {}

  /** Null when there is no such account. */
  async execute(userId: string): Promise<Me | null> {
    const user = await this.accounts.find(userId);
    if (user === null) return null;
    const now = this.clock.now();
    const [owned, plans, billing, responsibles] = await Promise.all([
      this.ownership.of(userId, now),
      this.ownership.plansOf(userId, now),
      this.billing.ofUser(userId),
      this.people.of(userId),
    ]);
    return { user, owned, plans, billing, responsibles };
  }
}
