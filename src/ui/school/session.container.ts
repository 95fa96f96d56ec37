import { LoggerInConsole } from '#adapters/browser/logger-in-console.ts';
import { SessionNewsByBroadcast } from '#adapters/browser/session-news-by-broadcast.ts';
import { AccessTokenSource } from '#application/browser/ports/access-tokens.ts';
import { AccountApi } from '#application/browser/ports/account-api.ts';
import { CrossTabLock } from '#application/browser/ports/cross-tab-lock.ts';
import { Navigator } from '#application/browser/ports/navigator.ts';
import { SessionNews } from '#application/browser/ports/session-news.ts';
import { SessionRenewal } from '#application/browser/ports/session-renewal.ts';
import { SessionVault } from '#application/browser/ports/session-vault.ts';
import { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import { SharedSession } from '#application/browser/session/shared-session.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import type { ServiceKey } from '#ui/kit/services.tsx';
import type { Wire } from './container.ts';
import type { lateUseCases } from './late.container.ts';
import { LateServices } from './late-services.ts';
import { later, onDemand } from './on-demand.ts';
import { SessionStore } from './session-store.ts';

/** The adapters over HTTP, fetched with the first call. */
const http = async () => (await import('./http.container.ts')).overHttp;
const late = async () => (await import('./late.container.ts')).lateAdapters;

/** The session, for every page: the header shows it, every call carries its bearer. */
export const wireSession: Wire = (container) => {
  container.bind(Logger).toResolvedValue(() => new LoggerInConsole());
  container.bind(SessionVault).toResolvedValue(() => later(async () => (await late()).vault()));
  container.bind(SessionRenewal).toResolvedValue(() => onDemand(async () => (await http()).renewal()));
  container.bind(CrossTabLock).toResolvedValue(() => later(async () => (await late()).lock()));
  container.bind(SessionNews).toResolvedValue(() => new SessionNewsByBroadcast());
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
    .bind(AccountApi)
    .toResolvedValue((tokens) => onDemand(async () => (await http()).accounts(tokens)), [AccessTokenSource]);
  container.bind(SessionStore).toResolvedValue(
    (keeper, late) => {
      const find = <T extends object>(pick: (all: typeof lateUseCases) => ServiceKey<T>): T =>
        later(() => late.find(async () => pick((await import('./late.container.ts')).lateUseCases)));
      return new SessionStore(
        keeper,
        find((all) => all.loadProfile),
        find((all) => all.startSignIn),
        find((all) => all.signOut),
        find((all) => all.resendVerification),
      );
    },
    [SessionKeeper, LateServices],
  );
};

/** What of it the server must not use while it draws a page. */
export const sessionInBrowserOnly: readonly ServiceKey<object>[] = [
  AccountApi,
  CrossTabLock,
  SessionNews,
  SessionRenewal,
  SessionVault,
];
