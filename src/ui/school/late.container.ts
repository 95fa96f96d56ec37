import { CrossTabLockByWebLocks } from '#adapters/browser/cross-tab-lock-by-web-locks.ts';
import { PendingSignInInTab } from '#adapters/browser/pending-sign-in-in-tab.ts';
import { ProofKeysByWebCrypto } from '#adapters/browser/proof-keys-by-web-crypto.ts';
import { RecentSearchesInLocalStorage } from '#adapters/browser/recent-searches-in-local-storage.ts';
import { SealingKeysInIndexedDb } from '#adapters/browser/sealing-keys.ts';
import { SessionVaultEncrypted } from '#adapters/browser/session-vault-encrypted.ts';
import { AddToCart } from '#application/browser/cart/add-to-cart.ts';
import { FormDrafts } from '#application/browser/form-drafts.ts';
import { AccessTokenSource } from '#application/browser/ports/access-tokens.ts';
import { AccountApi } from '#application/browser/ports/account-api.ts';
import { CaptchaSolver } from '#application/browser/ports/captcha-solver.ts';
import { CartApi } from '#application/browser/ports/cart-api.ts';
import { Navigator } from '#application/browser/ports/navigator.ts';
import { PendingSignIn } from '#application/browser/ports/pending-sign-in.ts';
import { ProofKeys } from '#application/browser/ports/proof-keys.ts';
import { RecentSearches } from '#application/browser/ports/recent-searches.ts';
import { SearchApi } from '#application/browser/ports/search-api.ts';
import { TabStorage } from '#application/browser/ports/tab-storage.ts';
import { SupportApi } from '#application/browser/ports/support-api.ts';
import { LeftPlace } from '#application/browser/session/left-place.ts';
import { LoadProfile } from '#application/browser/session/load-profile.ts';
import { ResendVerification } from '#application/browser/session/resend-verification.ts';
import { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import { SignOut } from '#application/browser/session/sign-out.ts';
import { StartSignIn } from '#application/browser/session/start-sign-in.ts';
import { SiteSettings } from '#application/browser/site-settings.ts';
import { Logger } from '#application/ports/logger.ts';
import type { ServiceKey } from '#ui/kit/services.tsx';
import type { Wire } from './container.ts';
import { wireConsent } from './consent.container.ts';
import { ExpiredAccessStore } from './expired-access/expired-access-store.ts';
import { httpInBrowserOnly, overHttp, wireHttp } from './http.container.ts';
import { SearchStore } from './layouts/search-store.ts';
import { CartStore } from './storefront/cart/cart-store.ts';
import { PurchaseNotice } from './storefront/cart/purchase-notice.ts';

/** Milliseconds that a letter waits for the next one before the school is asked. Source: HELPERS-3. */
const betweenLetters = () => new Promise<void>((resolve) => setTimeout(resolve, 200));

/** Use cases that the first scripts know by name alone. */
export const lateUseCases = {
  addToCart: AddToCart,
  loadProfile: LoadProfile,
  resendVerification: ResendVerification,
  signOut: SignOut,
  startSignIn: StartSignIn,
} as const;

/** Adapters that stand behind ports of the first scripts. */
export const lateAdapters = {
  lock: () => new CrossTabLockByWebLocks(),
  vault: () => new SessionVaultEncrypted(new SealingKeysInIndexedDb()),
} as const;

/** What no page needs before it stands. */
export const wireLate: Wire = (container) => {
  wireHttp(container);
  wireSessionUseCases(container);
  wireConsent(container);
  container.bind(SupportApi).toResolvedValue((tokens) => overHttp.support(tokens), [AccessTokenSource]);
  container.bind(CaptchaSolver).toResolvedValue((tokens) => overHttp.captcha(tokens), [AccessTokenSource]);
  container.bind(SearchApi).toResolvedValue((tokens) => overHttp.search(tokens), [AccessTokenSource]);
  container
    .bind(FormDrafts)
    .toResolvedValue((storage, keeper) => new FormDrafts(storage, keeper), [TabStorage, SessionKeeper]);
  container.bind(RecentSearches).toResolvedValue(() => new RecentSearchesInLocalStorage());
  container
    .bind(SearchStore)
    .toResolvedValue((api, recent) => new SearchStore(api, recent, betweenLetters), [SearchApi, RecentSearches]);
  container
    .bind(AddToCart)
    .toResolvedValue((api, session, logger) => new AddToCart(api, session, logger), [CartApi, SessionKeeper, Logger]);
  container
    .bind(ExpiredAccessStore)
    .toResolvedValue(
      (api, cart, notice) => new ExpiredAccessStore(api, cart, notice),
      [CartApi, CartStore, PurchaseNotice],
    );
};

const wireSessionUseCases: Wire = (container) => {
  container.bind(ProofKeys).toResolvedValue(() => new ProofKeysByWebCrypto());
  container.bind(PendingSignIn).toResolvedValue(() => new PendingSignInInTab());
  container
    .bind(LoadProfile)
    .toResolvedValue(
      (keeper, api, logger) => new LoadProfile(keeper, api, logger),
      [SessionKeeper, AccountApi, Logger],
    );
  container
    .bind(StartSignIn)
    .toResolvedValue(
      (keys, pending, navigator, site, place) => new StartSignIn(keys, pending, navigator, site, place),
      [ProofKeys, PendingSignIn, Navigator, SiteSettings, LeftPlace],
    );
  container
    .bind(LeftPlace)
    .toResolvedValue((storage, navigator) => new LeftPlace(storage, navigator), [TabStorage, Navigator]);
  container
    .bind(SignOut)
    .toResolvedValue((api, keeper, logger) => new SignOut(api, keeper, logger), [AccountApi, SessionKeeper, Logger]);
  container
    .bind(ResendVerification)
    .toResolvedValue((api, logger) => new ResendVerification(api, logger), [AccountApi, Logger]);
};

/** What of it the server must not use while it draws a page. */
export const lateInBrowserOnly: readonly ServiceKey<object>[] = [
  ...httpInBrowserOnly,
  PendingSignIn,
  ProofKeys,
  RecentSearches,
];
