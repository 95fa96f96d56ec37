import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { MailboxApiOverHttp } from '#adapters/browser/accounts/mailbox-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { AfterSignInSteps } from '#application/browser/accounts/after-sign-in.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { MailboxApi } from '#application/browser/accounts/ports/mailbox-api.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { TakeSession } from '#application/browser/accounts/take-session.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Logger } from '#application/ports/logger.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { MailboxStore } from './mailbox-store.ts';

export const wire: WireUp = (container) => {
  bindPort(container, MailboxApi, MailboxApiOverHttp, [HttpClient]);
  wireMailboxStore(container);
};

/** The store of the page, over whatever speaks to the school. */
export const wireMailboxStore: WireUp = (container) => {
  if (!container.isBound(TakeSession)) {
    bindClass(container, TakeSession, [AccountApi, SessionKeeper, AfterSignInSteps, Logger]);
  }
  bindClass(container, MailboxStore, [MailboxApi, TakeSession, TabStorage]);
};
