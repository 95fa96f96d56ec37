import { bindClass } from '#adapters/wiring/bindings.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ForgottenPasswordStore } from './forgotten-password-store.ts';

export const wire: WireUp = (container) => {
  bindClass(container, ForgottenPasswordStore, [AccountApi]);
};
