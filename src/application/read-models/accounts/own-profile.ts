import type { GivenProfile } from '#domain/accounts/profile-details.ts';

/** What the school knows of whoever is signed in, as the profile page shows it. */
export interface OwnProfile extends GivenProfile {
  readonly email: string;
  readonly emailVerified: boolean;
  /** False: the account was made without one. */
  readonly hasPassword: boolean;
  /** What was decided last about letters with news and offers; null: never asked. The instant is ISO 8601. */
  readonly marketing: { readonly granted: boolean; readonly at: string } | null;
}
