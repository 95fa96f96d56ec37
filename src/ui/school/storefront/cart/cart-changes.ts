import { reaction } from 'mobx';
import type { SessionStore } from '#ui/school/session-store.ts';

/** The rules by which a cart changes here before the school has answered; null where they cannot be fetched. */
export const changedView = () => import('#application/browser/cart/changed-view.ts').catch(() => null);

/** Calls when somebody signs in or out: whoever signs out leaves the cart in the account; whoever signs in finds the account's. */
export function onOwnerChange(session: SessionStore, call: (isSignedIn: boolean) => void): void {
  reaction(() => session.signedIn, call);
}
