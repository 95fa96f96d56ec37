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
  /** False: the account was made without one, and gets it by the link of a forgotten one. */
  readonly hasPassword: boolean;
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
    const known = await this.accounts.credentialsById(userId);
    if (known === null) return null;
    const { user, passwordHash } = known;
    const [details, consents] = await Promise.all([this.details.of(userId), this.consents.of(userId)]);
    const last = consents.findLast(({ purpose }) => purpose === 'marketing');
    const hasPassword = passwordHash !== '';
    return {
      user,
      details,
      hasPassword,
      marketing: last === undefined ? null : { granted: last.granted, at: last.at },
    };
  }
}
