import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { AdvertisementChoiceInCookie } from '#adapters/browser/catalogue/advertisement-choice-in-cookie.ts';
import { RecentSearchesInLocalStorage } from '#adapters/browser/search/recent-searches-in-local-storage.ts';
import { SeenProductsInLocalStorage } from '#adapters/browser/home/seen-products-in-local-storage.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { AdvertisementChoice } from '#application/browser/catalogue/ports/advertisement-choice.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { CaptchaSolver } from '#application/browser/support/ports/captcha-solver.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { RecentSearches } from '#application/browser/search/ports/recent-searches.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { keepToOnePerson } from '#application/browser/accounts/keep-to-one-person.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { SeenProducts } from '#application/browser/home/ports/seen-products.ts';
import { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import { CartNews } from '#application/browser/cart/ports/cart-news.ts';
import { AfterSignInSteps } from '#application/browser/accounts/after-sign-in.ts';
import { Clock } from '#application/ports/clock.ts';
import { bringFurtherIcons } from '#ui/kit/controls/icon-files.ts';
import { LatePartFailed } from '#ui/kit/feedback/late-part-failed.tsx';
import { lateFiles } from '#ui/kit/feedback/late-files.ts';
import { notHere } from '#ui/kit/feedback/not-here.ts';
import { fetchQuietly } from '#ui/kit/feedback/quiet-fetch.ts';
import type { ServiceKey } from '#ui/kit/layout/services.tsx';
import { cartInBrowserOnly, wireCart } from './cart.container.ts';
import type { WireEarly } from '#ui/school/boot/wire.ts';
import { ConsentStore } from '#ui/school/layouts/consent/consent-store.ts';
import { wireConsent } from './consent.container.ts';
import { ExpiredAccessStore } from '#ui/school/student/expired-access/expired-access-store.ts';
import { apiOnCall } from './apis-on-call.ts';
import { CampaignStore } from '#ui/school/layouts/campaign-store.ts';
import { SavedStore } from '#ui/school/storefront/saved/saved-store.ts';
import { CatalogueStore } from '#ui/school/layouts/header/catalogue-store.ts';
import { SeenStore } from '#ui/school/storefront/seen/seen-store.ts';
import { SearchStore } from '#ui/school/layouts/header/search-store.ts';
import { whenIdle } from '#ui/school/layouts/when-idle.ts';
import { SellerStore } from '#ui/school/storefront/seller/seller-store.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { sessionInBrowserOnly, wireSession } from '#ui/school/boot/session.container.ts';
import { StartUp } from './start-up.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { keepCartFresh } from '#ui/school/storefront/cart/store/cart-freshness.ts';
import { followSeller } from '#ui/school/storefront/cart/store/follow-seller.ts';
import { MergeCartAfterSignIn } from '#ui/school/storefront/cart/store/merge-cart-after-sign-in.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { PurchaseNotice } from '#ui/school/storefront/cart/adding/purchase-notice.ts';

/** What the first scripts know by name alone, in the order in which they are shown; what begins them is the last. */
export const lateStores = {
  campaigns: CampaignStore,
  cart: CartStore,
  catalogue: CatalogueStore,
  consent: ConsentStore,
  expiredAccess: ExpiredAccessStore,
  notice: PurchaseNotice,
  saved: SavedStore,
  seen: SeenStore,
  seller: SellerStore,
  session: SessionStore,
  startUp: StartUp,
} as const;

/** What no page needs before it stands. */
export const wireLate: WireEarly = (container) => {
  notHere.View = LatePartFailed;
  bindPort(container, IdGenerator, IdsInBrowser, []);
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
  bindClass(container, SellerStore, [TabStorage, CatalogueApi, Clock]);
  bindPort(container, AdvertisementChoice, AdvertisementChoiceInCookie, []);
  container
    .bind(CampaignStore)
    .toResolvedValue(
      (storage, choice, session) => new CampaignStore(storage, choice, session, Math.random),
      [TabStorage, AdvertisementChoice, SessionStore],
    );
  container.bind(HomeApi).toResolvedValue(
    apiOnCall((all, tokens) => all.home(tokens)),
    [AccessTokenSource],
  );
  container.bind(Reads).toResolvedValue(
    apiOnCall((all, tokens) => all.reads(tokens)),
    [AccessTokenSource],
  );
  container.bind(SavedApi).toResolvedValue(
    apiOnCall((all, tokens) => all.saved(tokens)),
    [AccessTokenSource],
  );
  container.bind(ReviewApi).toResolvedValue(
    apiOnCall((all, tokens) => all.reviews(tokens)),
    [AccessTokenSource],
  );
  bindClass(container, CatalogueStore, [Reads]);
  bindClass(container, SavedStore, [SavedApi, Reads, SessionStore, ToastStore]);
  container.bind(SupportApi).toResolvedValue(
    apiOnCall((all, tokens) => all.support(tokens)),
    [AccessTokenSource],
  );
  container.bind(CaptchaSolver).toResolvedValue(
    apiOnCall((all, tokens) => all.captcha(tokens)),
    [AccessTokenSource],
  );
  container.bind(SearchApi).toResolvedValue(
    apiOnCall((all, tokens) => all.search(tokens)),
    [AccessTokenSource],
  );
  bindClass(container, FormDrafts, [TabStorage, SessionKeeper]);
  bindPort(container, RecentSearches, RecentSearchesInLocalStorage, []);
  bindPort(container, SeenProducts, SeenProductsInLocalStorage, []);
  bindClass(container, SeenStore, [SeenProducts, CatalogueApi]);
  bindClass(container, SearchStore, [SearchApi, RecentSearches]);
  bindClass(container, ExpiredAccessStore, [CartApi, CartStore, PurchaseNotice]);
};

const wireStartUp: WireEarly = (container) => {
  container
    .bind(StartUp)
    .toResolvedValue(
      (session, seller, cart, notice, news, seen, saved, keeper, navigator) =>
        new StartUp([
          () => void session.restore(),
          () => keepToOnePerson(keeper, navigator),
          () => followSeller(seller, cart),
          () => seen.follow(session),
          () => void seller.restore(),
          () => void cart.restore(),
          () => keepCartFresh(cart, session, news),
          () => lateFiles.add(bringFurtherIcons),
          () => fetchQuietly(lateFiles, whenIdle),
          () => notice.restore(),
          () => window.addEventListener('pagehide', () => saved.leave()),
        ]),
      [SessionStore, SellerStore, CartStore, PurchaseNotice, CartNews, SeenStore, SavedStore, SessionKeeper, Navigator],
    );
};

/** What of it the server must not use while it draws a page. */
export const lateInBrowserOnly: readonly ServiceKey<object>[] = [
  ...sessionInBrowserOnly,
  ...cartInBrowserOnly,
  RecentSearches,
  SeenProducts,
  SavedApi,
  ReviewApi,
];
