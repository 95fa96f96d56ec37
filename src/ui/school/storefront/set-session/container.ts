import { AccountApi } from '#application/browser/ports/account-api.ts';
import { PendingSignIn } from '#application/browser/ports/pending-sign-in.ts';
import { AfterSignInSteps } from '#application/browser/session/after-sign-in.ts';
import { CompleteSignIn } from '#application/browser/session/complete-sign-in.ts';
import { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import { Logger } from '#application/ports/logger.ts';
import type { Wire } from '#ui/school/container.ts';

export const wire: Wire = (container) => {
  container
    .bind(CompleteSignIn)
    .toResolvedValue(
      (pending, api, keeper, after, logger) => new CompleteSignIn(pending, api, keeper, after, logger),
      [PendingSignIn, AccountApi, SessionKeeper, AfterSignInSteps, Logger],
    );
};
