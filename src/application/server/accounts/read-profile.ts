import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Consents } from '#application/server/legal/ports/consents.ts';
import type { ProfileDetailsStore } from '#application/server/accounts/ports/profile-details-store.ts';
import type { ProfileDetails } from '#domain/accounts/profile-details.ts';
import type { User } from '#domain/accounts/user.ts';

/** What a person decided last about letters with news and offers. */
export interface MarketingChoice {
  readonly granted: boolean;
  readonly at: Date;
}

export interface ProfileFacts {
  readonly user: User;
  readonly details: ProfileDetails;
  /** Null: never asked. */
  readonly marketing: MarketingChoice | null;
}

/** What the profile page shows of the caller. Source: USER-1, USER-2. */
export class ReadProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly details: ProfileDetailsStore,
    private readonly consents: Consents,
  ) {}

  /** Null when there is no such account. */
  async execute(userId: string): Promise<ProfileFacts | null> {
    const user = await this.accounts.find(userId);
    if (user === null) return null;
    const [details, consents] = await Promise.all([this.details.of(userId), this.consents.of(userId)]);
    const last = consents.findLast(({ purpose }) => purpose === 'marketing');
    return { user, details, marketing: last === undefined ? null : { granted: last.granted, at: last.at } };
  }
}
