import { bindClass } from '#adapters/wiring/bindings.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { SessionsStore } from './sessions-store.ts';

export const wire: WireUp = (container) => {
  bindClass(container, SessionsStore, [AccountApi, AccessTokenSource]);
};
