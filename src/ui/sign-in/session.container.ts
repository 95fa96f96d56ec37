import type { Container } from 'inversify';
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
  container
    .bind(SharedSession)
    .toResolvedValue((vault, news) => new SharedSession(vault, news), [SessionVault, SessionNews]);
  container
    .bind(SessionKeeper)
    .toResolvedValue(
      (shared, renewal, lock, navigator, clock) => new SessionKeeper(shared, renewal, lock, navigator, clock),
      [SharedSession, SessionRenewal, CrossTabLock, Navigator, Clock],
    );
  container.bind(AccessTokenSource).toResolvedValue((keeper) => keeper, [SessionKeeper]);
  container
    .bind(LoadProfile)
    .toResolvedValue(
      (keeper, api, logger) => new LoadProfile(keeper, api, logger),
      [SessionKeeper, AccountApi, Logger],
    );
  container
    .bind(SignOut)
    .toResolvedValue((api, keeper, logger) => new SignOut(api, keeper, logger), [AccountApi, SessionKeeper, Logger]);
  container
    .bind(HandOver)
    .toResolvedValue(
      (api, settings, navigator) => new HandOver(api, settings, navigator),
      [AccountApi, SettingsApi, Navigator],
    );
  container
    .bind(ResendVerification)
    .toResolvedValue((api, logger) => new ResendVerification(api, logger), [AccountApi, Logger]);
  container
    .bind(SentLetter)
    .toResolvedValue(
      (storage, keeper, resend, clock) => new SentLetter(storage, keeper, resend, clock),
      [TabStorage, SessionKeeper, ResendVerification, Clock],
    );
  container
    .bind(EntranceStore)
    .toResolvedValue(
      (api, keeper, handOver, letter) => new EntranceStore(api, keeper, handOver, letter),
      [AccountApi, SessionKeeper, HandOver, SentLetter],
    );
}

function wireAdapters(container: Container): void {
  container.bind(Logger).toResolvedValue(() => new LoggerInConsole());
  container.bind(SessionVault).toResolvedValue(() => new SessionVaultEncrypted(new SealingKeysInIndexedDb()));
  container.bind(SessionRenewal).toResolvedValue(() => new SessionRenewalOverHttp());
  container.bind(CrossTabLock).toResolvedValue(() => new CrossTabLockByWebLocks());
  container.bind(SessionNews).toResolvedValue(() => new SessionNewsByBroadcast());
  container.bind(AccountApi).toResolvedValue((http) => new AccountApiOverHttp(http), [HttpClient]);
  container.bind(SettingsApi).toResolvedValue((http) => new SettingsApiOverHttp(http), [HttpClient]);
}
