import type { ProfileDetails } from '#domain/accounts/profile-details.ts';

/** What accounts tell about themselves beyond name, document and telephone. Source: USER-2 (additional information). */
export abstract class ProfileDetailsStore {
  /** All empty when nothing was given. */
  abstract of(userId: string): Promise<ProfileDetails>;
  abstract put(userId: string, details: ProfileDetails): Promise<void>;
}
