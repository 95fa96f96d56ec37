import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { failWith } from '#ui/school/boot/page-module.ts';

/** Who is signed in, with what they own now: what was bought a moment ago is not in what this browser remembers. */
export async function ownedProfile(services: Services): Promise<Profile> {
  const profile = (await services.get(LoadProfile).execute()) ?? services.get(SessionKeeper).state.user;
  return profile ?? failWith(503, { kind: 'offline', detail: '' });
}
