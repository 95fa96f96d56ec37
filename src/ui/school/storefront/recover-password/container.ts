import { AccountApi } from '#application/browser/ports/account-api.ts';
import { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import type { Wire } from '#ui/school/container.ts';
import { NewPasswordStore } from './new-password-store.ts';

export const wire: Wire = (container) => {
  container
    .bind(NewPasswordStore)
    .toResolvedValue((api, keeper) => new NewPasswordStore(api, keeper), [AccountApi, SessionKeeper]);
};
