import { ProfileDetailsStore } from '#application/server/ports/profile-details-store.ts';
import type { ProfileDetails } from '#domain/accounts/profile-details.ts';

export class ProfileDetailsStoreInMemory extends ProfileDetailsStore {
  readonly #byUser = new Map<string, ProfileDetails>();

  of(userId: string): Promise<ProfileDetails> {
    return Promise.resolve(this.#byUser.get(userId) ?? { address: '', district: '', occupation: '', organization: '' });
  }

  put(userId: string, details: ProfileDetails): Promise<void> {
    this.#byUser.set(userId, { ...details });
    return Promise.resolve();
  }
}
