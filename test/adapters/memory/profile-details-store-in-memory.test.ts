import { describe } from 'vitest';
import { ProfileDetailsStoreInMemory } from '#adapters/memory/profile-details-store-in-memory.ts';
import { profileDetailsStoreContract } from '#test/ports/profile-details-store.ts';

describe('ProfileDetailsStoreInMemory', () => {
  profileDetailsStoreContract(() => new ProfileDetailsStoreInMemory());
});
