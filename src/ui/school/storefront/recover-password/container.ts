import { bindClass } from '#adapters/wiring/bindings.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { NewPasswordStore } from './new-password-store.ts';

export const wire: WireUp = (container) => {
  bindClass(container, NewPasswordStore, [AccountApi, SessionKeeper]);
};
