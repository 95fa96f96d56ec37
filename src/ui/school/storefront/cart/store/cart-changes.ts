import { compareStructural, reaction } from 'mobx';
import type { SessionStore } from '#ui/school/boot/session-store.ts';

/** The rules by which a cart changes here before the school has answered; null where they cannot be fetched. */
export const changedView = () => import('#application/browser/cart/changed-view.ts').catch(() => null);

/**
 * Calls when somebody signs in or out, here or in another tab, and tells whether somebody was signed in: they leave the cart in
 * their account; whoever signs in finds the account's.
 */
export function onOwnerChange(session: SessionStore, call: (wasSignedIn: boolean) => void): void {
  let known = session.user?.id ?? null;
  reaction(
    () => ({ signedIn: session.signedIn, id: session.user?.id ?? null }),
    (now, was) => {
      // Right after signing in it is not known yet who it is.
      const isOther = now.id !== null && known !== null && now.id !== known;
      known = now.signedIn ? (now.id ?? known) : null;
      if (now.signedIn !== was.signedIn || isOther) call(was.signedIn);
    },
    { equals: compareStructural },
  );
}
