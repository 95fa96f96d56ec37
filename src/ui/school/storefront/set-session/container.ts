import { bindClass } from '#adapters/wiring/bindings.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { PendingSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';
import { AfterSignInSteps } from '#application/browser/accounts/after-sign-in.ts';
import { CompleteSignIn } from '#application/browser/accounts/complete-sign-in.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { TakeSession } from '#application/browser/accounts/take-session.ts';
import { Logger } from '#application/ports/logger.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

export const wire: WireUp = (container) => {
  if (!container.isBound(TakeSession)) {
    bindClass(container, TakeSession, [AccountApi, SessionKeeper, AfterSignInSteps, Logger]);
  }
  bindClass(container, CompleteSignIn, [PendingSignIn, AccountApi, TakeSession]);
};
