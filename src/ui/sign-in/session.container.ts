import type { Container } from 'inversify';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { AccountApiOverHttp } from '#adapters/browser/accounts/account-api-over-http.ts';
import { CrossTabLockByWebLocks } from '#adapters/browser/shared/cross-tab-lock-by-web-locks.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LoggerInConsole } from '#adapters/browser/shared/logger-in-console.ts';
import { SealingKeysInIndexedDb } from '#adapters/browser/accounts/sealing-keys.ts';
import { SessionNewsByBroadcast } from '#adapters/browser/accounts/session-news-by-broadcast.ts';
import { SessionRenewalOverHttp } from '#adapters/browser/accounts/session-renewal-over-http.ts';
import { SessionVaultEncrypted } from '#adapters/browser/accounts/session-vault-encrypted.ts';
import { SettingsApiOverHttp } from '#adapters/browser/accounts/settings-api-over-http.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { CrossTabLock } from '#application/browser/shared/ports/cross-tab-lock.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { SessionNews } from '#application/browser/accounts/ports/session-news.ts';
import { SessionRenewal } from '#application/browser/accounts/ports/session-renewal.ts';
import { SessionVault } from '#application/browser/accounts/ports/session-vault.ts';
import { SettingsApi } from '#application/browser/accounts/ports/settings-api.ts';
import { HandOver } from '#application/browser/accounts/hand-over.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { ResendVerification } from '#application/browser/accounts/resend-verification.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SharedSession } from '#application/browser/accounts/shared-session.ts';
import { SignOut } from '#application/browser/accounts/sign-out.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { SentLetter } from '#ui/sign-in/register/sent-letter.ts';
import { EntranceStore } from './frame/entrance-store.ts';

/** The session of the sign-in app: an own one, under an own cookie. */
export function wireSession(container: Container): void {
  wireAdapters(container);
  bindClass(container, SharedSession, [SessionVault, SessionNews]);
  bindClass(container, SessionKeeper, [SharedSession, SessionRenewal, CrossTabLock, Navigator, Clock]);
  container.bind(AccessTokenSource).toResolvedValue((keeper) => keeper, [SessionKeeper]);
  bindClass(container, LoadProfile, [SessionKeeper, AccountApi, Logger]);
  bindClass(container, SignOut, [AccountApi, SessionKeeper, Logger]);
  bindClass(container, HandOver, [AccountApi, SettingsApi, Navigator]);
  bindClass(container, ResendVerification, [AccountApi, Logger]);
  bindClass(container, SentLetter, [TabStorage, SessionKeeper, ResendVerification, Clock]);
  bindClass(container, EntranceStore, [AccountApi, SessionKeeper, HandOver, SentLetter]);
}

function wireAdapters(container: Container): void {
  bindPort(container, Logger, LoggerInConsole, []);
  container.bind(SessionVault).toResolvedValue(() => new SessionVaultEncrypted(new SealingKeysInIndexedDb()));
  bindPort(container, SessionRenewal, SessionRenewalOverHttp, []);
  bindPort(container, CrossTabLock, CrossTabLockByWebLocks, []);
  bindPort(container, SessionNews, SessionNewsByBroadcast, []);
  bindPort(container, AccountApi, AccountApiOverHttp, [HttpClient]);
  bindPort(container, SettingsApi, SettingsApiOverHttp, [HttpClient]);
}
