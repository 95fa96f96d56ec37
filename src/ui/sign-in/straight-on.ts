import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { HandOver } from '#application/browser/accounts/hand-over.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { replace } from 'react-router-dom';
import { handOverRequest } from './hand-over-request.ts';
import { returnWithin } from './return-within.ts';

/** Null: nobody is signed in, and the form is shown. Else why a signed-in visitor could not be sent on. */
export interface StraightOn {
  readonly refusal: CallRefusal | null;
}

/** Sends a signed-in visitor of `/login` or `/registro` straight on to the school, or to the page of this app that was left; then it never comes back. Source: SIGN-4. */
export async function straightOn(services: Services, url: URL): Promise<StraightOn> {
  const keeper = services.get(SessionKeeper);
  await keeper.restore();
  if (!keeper.state.loggedIn) return { refusal: null };
  const open = await services.get(AccountApi).isSessionOpen();
  if (open.ok && !open.value) {
    await keeper.end('signed-out');
    return { refusal: null };
  }
  const within = returnWithin(url.searchParams);
  // The router tells its answers apart by what is thrown.
  if (within !== null) throw replace(within);
  const handed = await services.get(HandOver).execute(handOverRequest(url.searchParams));
  if (handed.ok) return new Promise(() => undefined);
  // The session turned out to be over: the form, as for anyone.
  return { refusal: keeper.state.loggedIn ? handed.refusal : null };
}
