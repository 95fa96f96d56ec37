import type { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { browserOwner } from './browser-owner.ts';
import type { SessionKeeper } from './session-keeper.ts';

/**
 * Loads the page anew once somebody else is signed in, here or in another tab: what its stores hold is the first one's, and what is
 * typed on it would be sent in the name of the second. Who signs in again finds it as it was.
 */
export function keepToOnePerson(keeper: SessionKeeper, navigator: Pick<Navigator, 'reload'>): void {
  const owner = browserOwner(keeper);
  let known = owner();
  keeper.onChange(() => {
    if (known !== '' && owner() !== known) navigator.reload();
    known = owner();
  });
}
