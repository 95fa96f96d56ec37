import { describe } from 'vitest';
import { ProfileApiInMemory } from './profile-api-in-memory.ts';
import { profileApiContract } from '#test/ports/accounts/profile-api.ts';
import { anOwnProfile } from '#test/support/accounts/own-profiles.ts';

describe('ProfileApiInMemory', () => {
  profileApiContract(() => {
    const api = new ProfileApiInMemory(anOwnProfile(), 'tres tristes tigres');
    return Promise.resolve({
      api,
      secret: () => Promise.resolve([...api.links.keys()].at(-1) ?? ''),
      picture: () => Promise.resolve(new File(['x'], 'foto.png')),
    });
  });
});
