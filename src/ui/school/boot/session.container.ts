import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { CrossTabLockByWebLocks } from '#adapters/browser/shared/cross-tab-lock-by-web-locks.ts';
import { PendingSignInInTab } from '#adapters/browser/accounts/pending-sign-in-in-tab.ts';
import { ProofKeysByWebCrypto } from '#adapters/browser/accounts/proof-keys-by-web-crypto.ts';
import { SealingKeysInIndexedDb } from '#adapters/browser/accounts/sealing-keys.ts';
import { SessionVaultEncrypted } from '#adapters/browser/accounts/session-vault-encrypted.ts';
import { PendingSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';
import { ProofKeys } from '#application/browser/accounts/ports/proof-keys.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { LeftPlace } from '#application/browser/accounts/left-place.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { ResendVerification } from '#application/browser/accounts/resend-verification.ts';
import { SignOut } from '#application/browser/accounts/sign-out.ts';
import { StartSignIn } from '#application/browser/accounts/start-sign-in.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { LoggerInConsole } from '#adapters/browser/shared/logger-in-console.ts';
import { SessionNewsByBroadcast } from '#adapters/browser/accounts/session-news-by-broadcast.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { CrossTabLock } from '#application/browser/shared/ports/cross-tab-lock.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { SessionNews } from '#application/browser/accounts/ports/session-news.ts';
import { SessionRenewal } from '#application/browser/accounts/ports/session-renewal.ts';
import { SessionVault } from '#application/browser/accounts/ports/session-vault.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SharedSession } from '#application/browser/accounts/shared-session.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import type { ServiceKey } from '#ui/kit/layout/services.tsx';
import type { WireEarly } from './wire.ts';
import { fromApis, apiOnCall } from './late/apis-on-call.ts';
import { SessionStore } from './session-store.ts';

/** The session, for every page: the header shows it, every call carries its bearer. */
export const wireSession: WireEarly = (container) => {
  bindPort(container, Logger, LoggerInConsole, []);
  container.bind(SessionVault).toResolvedValue(() => new SessionVaultEncrypted(new SealingKeysInIndexedDb()));
  container.bind(SessionRenewal).toResolvedValue(() => fromApis((all) => all.renewal()));
  bindPort(container, CrossTabLock, CrossTabLockByWebLocks, []);
  bindPort(container, SessionNews, SessionNewsByBroadcast, []);
  bindClass(container, SharedSession, [SessionVault, SessionNews]);
  bindClass(container, SessionKeeper, [SharedSession, SessionRenewal, CrossTabLock, Navigator, Clock]);
  container.bind(AccessTokenSource).toResolvedValue((keeper) => keeper, [SessionKeeper]);
  container.bind(AccountApi).toResolvedValue(
    apiOnCall((all, tokens) => all.accounts(tokens)),
    [AccessTokenSource],
  );
  bindClass(container, SessionStore, [SessionKeeper, LoadProfile, StartSignIn, SignOut, ResendVerification]);
  wireUseCases(container);
};

/** What of it the server must not use while it draws a page. */
export const sessionInBrowserOnly: readonly ServiceKey<object>[] = [
  AccountApi,
  CrossTabLock,
  SessionNews,
  SessionRenewal,
  SessionVault,
  PendingSignIn,
  ProofKeys,
  AccessTokenSource,
];

const wireUseCases: WireEarly = (container) => {
  bindPort(container, ProofKeys, ProofKeysByWebCrypto, []);
  bindPort(container, PendingSignIn, PendingSignInInTab, []);
  bindClass(container, LoadProfile, [SessionKeeper, AccountApi, Logger]);
  bindClass(container, StartSignIn, [ProofKeys, PendingSignIn, Navigator, SiteSettings, LeftPlace]);
  bindClass(container, LeftPlace, [TabStorage, Navigator]);
  bindClass(container, SignOut, [AccountApi, SessionKeeper, Logger]);
  bindClass(container, ResendVerification, [AccountApi, Logger]);
};
