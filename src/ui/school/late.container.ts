import { RecentSearchesInLocalStorage } from '#adapters/browser/recent-searches-in-local-storage.ts';
import { FormDrafts } from '#application/browser/form-drafts.ts';
import { AccessTokenSource } from '#application/browser/ports/access-tokens.ts';
import { CaptchaSolver } from '#application/browser/ports/captcha-solver.ts';
import { RecentSearches } from '#application/browser/ports/recent-searches.ts';
import { SearchApi } from '#application/browser/ports/search-api.ts';
import { TabStorage } from '#application/browser/ports/tab-storage.ts';
import { SupportApi } from '#application/browser/ports/support-api.ts';
import { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import { CatalogueApi } from '#application/browser/ports/catalogue-api.ts';
import { HomeApi } from '#application/browser/ports/home-api.ts';
import { CartApi } from '#application/browser/ports/cart-api.ts';
import { CartNews } from '#application/browser/ports/cart-news.ts';
import { AfterSignInSteps } from '#application/browser/session/after-sign-in.ts';
import { Clock } from '#application/ports/clock.ts';
import { LatePartFailed } from '#ui/kit/late-part-failed.tsx';
import { lateFiles } from '#ui/kit/late-files.ts';
import { notHere } from '#ui/kit/not-here.ts';
import { fetchQuietly } from '#ui/kit/quiet-fetch.ts';
import type { ServiceKey } from '#ui/kit/services.tsx';
import { cartInBrowserOnly, wireCart } from './cart.container.ts';
import type { Wire } from './container.ts';
import { ConsentStore } from './consent/consent-store.ts';
import { wireConsent } from './consent.container.ts';
import { ExpiredAccessStore } from './expired-access/expired-access-store.ts';
import { httpInBrowserOnly, overHttp, wireHttp } from './http.container.ts';
import { CampaignStore } from './layouts/campaign-store.ts';
import { SearchStore } from './layouts/search-store.ts';
import { whenIdle } from './layouts/when-idle.ts';
import { SellerStore } from './seller-store.ts';
import { SessionStore } from './session-store.ts';
import { sessionInBrowserOnly, wireSession } from './session.container.ts';
import { StartUp } from './start-up.ts';
import { ToastStore } from './toast-store.ts';
import { keepCartFresh } from './storefront/cart/cart-freshness.ts';
import { followSeller } from './storefront/cart/follow-seller.ts';
import { MergeCartAfterSignIn } from './storefront/cart/merge-cart-after-sign-in.ts';
import { CartStore } from './storefront/cart/cart-store.ts';
import { PurchaseNotice } from './storefront/cart/purchase-notice.ts';

/** What the first scripts know by name alone. */
export const lateStores = {
  campaigns: CampaignStore,
  cart: CartStore,
  consent: ConsentStore,
  expiredAccess: ExpiredAccessStore,
  notice: PurchaseNotice,
  seller: SellerStore,
  session: SessionStore,
  startUp: StartUp,
} as const;

/** What no page needs before it stands. */
export const wireLate: Wire = (container) => {
  notHere.View = LatePartFailed;
  wireHttp(container);
  wireSession(container);
  wireCart(container);
  wireConsent(container);
  wireStartUp(container);
  container
    .bind(AfterSignInSteps)
    .toResolvedValue(
      (cart, toasts) => new AfterSignInSteps([new MergeCartAfterSignIn(cart, toasts)]),
      [CartStore, ToastStore],
    );
  container
    .bind(SellerStore)
    .toResolvedValue((storage, api, clock) => new SellerStore(storage, api, clock), [TabStorage, CatalogueApi, Clock]);
  container.bind(CampaignStore).toResolvedValue((storage) => new CampaignStore(storage, Math.random), [TabStorage]);
  container.bind(HomeApi).toResolvedValue((tokens) => overHttp.home(tokens), [AccessTokenSource]);
  container.bind(SupportApi).toResolvedValue((tokens) => overHttp.support(tokens), [AccessTokenSource]);
  container.bind(CaptchaSolver).toResolvedValue((tokens) => overHttp.captcha(tokens), [AccessTokenSource]);
  container.bind(SearchApi).toResolvedValue((tokens) => overHttp.search(tokens), [AccessTokenSource]);
  container
    .bind(FormDrafts)
    .toResolvedValue((storage, keeper) => new FormDrafts(storage, keeper), [TabStorage, SessionKeeper]);
  container.bind(RecentSearches).toResolvedValue(() => new RecentSearchesInLocalStorage());
  container
    .bind(SearchStore)
    .toResolvedValue((api, recent) => new SearchStore(api, recent), [SearchApi, RecentSearches]);
  container
    .bind(ExpiredAccessStore)
    .toResolvedValue(
      (api, cart, notice) => new ExpiredAccessStore(api, cart, notice),
      [CartApi, CartStore, PurchaseNotice],
    );
};

const wireStartUp: Wire = (container) => {
  container
    .bind(StartUp)
    .toResolvedValue(
      (session, seller, cart, notice, news) =>
        new StartUp([
          () => void session.restore(),
          () => followSeller(seller, cart),
          () => void seller.restore(),
          () => void cart.restore(),
          () => keepCartFresh(cart, session, news),
          () => fetchQuietly(lateFiles, whenIdle),
          () => notice.restore(),
        ]),
      [SessionStore, SellerStore, CartStore, PurchaseNotice, CartNews],
    );
};

/** What of it the server must not use while it draws a page. */
export const lateInBrowserOnly: readonly ServiceKey<object>[] = [
  ...httpInBrowserOnly,
  ...sessionInBrowserOnly,
  ...cartInBrowserOnly,
  RecentSearches,
];
