import { compareStructural, reaction } from 'mobx';
import type { SessionStore } from '#ui/school/boot/session-store.ts';

/** The rules by which a cart changes here before the school has answered; null where they cannot be fetched. */
export const changedView = () => import('#application/browser/cart/changed-view.ts').catch(() => null);

/**
 * Calls when somebody signs in or out, here or in another tab, and tells whether somebody was signed in: they leave the cart in
 * their account; whoever signs in finds the account's.
 */
export function onOwnerChange(session: SessionStore, call: (wasSignedIn: boolean) => void): void {
  reaction(
    () => ({ signedIn: session.signedIn, id: session.user?.id ?? null }),
    (now, was) => {
      // Right after signing in it is not known yet who it is.
      const isOther = now.id !== null && was.id !== null && now.id !== was.id;
      if (now.signedIn !== was.signedIn || isOther) call(was.signedIn);
    },
    { equals: compareStructural },
  );
}
