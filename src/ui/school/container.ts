import { Container, type ServiceIdentifier } from 'inversify';
import { NavigatorOfTheWindow } from '#adapters/browser/navigator-of-the-window.ts';
import { TabStorageInSession } from '#adapters/browser/tab-storage-in-session.ts';
import { ClockInBrowser } from '#adapters/browser/clock-in-browser.ts';
import { AccessTokenSource } from '#application/browser/ports/access-tokens.ts';
import { CatalogueApi } from '#application/browser/ports/catalogue-api.ts';
import { HomeApi } from '#application/browser/ports/home-api.ts';
import { StorefrontApi } from '#application/browser/ports/storefront-api.ts';
import { Navigator } from '#application/browser/ports/navigator.ts';
import { TabStorage } from '#application/browser/ports/tab-storage.ts';
import { AfterSignInSteps } from '#application/browser/session/after-sign-in.ts';
import { ReloadAfterMissingChunk } from '#application/browser/reload-after-missing-chunk.ts';
import { SiteSettings, type SiteSettingsData } from '#application/browser/site-settings.ts';
import { Clock } from '#application/ports/clock.ts';
import type { ServiceKey, Services } from '#ui/kit/services.tsx';
import { cartInBrowserOnly, wireCart } from './cart.container.ts';
import { CampaignStore } from './layouts/campaign-store.ts';
import { NewsStore } from './layouts/news-store.ts';
import { LateServices } from './late-services.ts';
import { onDemand } from './on-demand.ts';
import { PageMap } from './page-map.ts';
import { PreviousPage } from './previous-page.ts';
import { SellerStore } from './seller-store.ts';
import { SessionStore } from './session-store.ts';
import { sessionInBrowserOnly, wireSession } from './session.container.ts';
import { StartUp } from './start-up.ts';
import { CartStore } from './storefront/cart/cart-store.ts';
import { followSeller } from './storefront/cart/follow-seller.ts';
import { MergeCartAfterSignIn } from './storefront/cart/merge-cart-after-sign-in.ts';
import { PurchaseNotice } from './storefront/cart/purchase-notice.ts';
import { ToastStore } from './toast-store.ts';

/** Binds what the pages of one folder need; a page's folder exports one as `wire` from its own `container.ts`. */
export type Wire = (container: Container) => void;

/** The container of one browser session, or of one server-rendered request. Flat: a parent would share one visitor's session with the next. */
export class SchoolServices implements Services {
  readonly #container: Container;
  readonly #wired = new Set<Wire>();
  readonly #afterWiring: Wire;
  /** What comes once a page stands. */
  readonly late: LateServices;

  /**
   * @param afterWiring runs after each wiring; the server puts its own adapters in place of the browser's there.
   * @param wireLate wires the late services; a test that has wired everything gives one that does nothing.
   */
  constructor(container: Container, afterWiring: Wire = () => undefined, wireLate?: () => Promise<void>) {
    this.#container = container;
    this.#afterWiring = afterWiring;
    const late = async () => this.wire((await import('./late.container.ts')).wireLate);
    this.late = new LateServices(this, wireLate ?? late);
    container.bind(LateServices).toConstantValue(this.late);
  }

  get<T>(key: ServiceKey<T>): T {
    // An abstract class is its own token; inversify's type asks for looser constructor arguments than ours.
    return this.#container.get<T>(key as unknown as ServiceIdentifier<T>) as T;
  }

  /** Wires a folder's services, once however often it is asked: a second binding would make both ambiguous. */
  wire(wire: Wire): void {
    if (this.#wired.has(wire)) return;
    this.#wired.add(wire);
    wire(this.#container);
    this.#afterWiring(this.#container);
  }

  /** The same for a page's own services, which may call the school: the client for that comes with them. */
  async wirePage(wire: Wire): Promise<void> {
    await this.late.load();
    this.wire(wire);
  }
}

/** The adapters over HTTP, which no page needs before it stands. */
const http = async () => (await import('./http.container.ts')).overHttp;

/** What every page shares. Stores and use cases of a single page belong to the `container.ts` of its folder. */
export const wireSchool: Wire = (container) => {
  container
    .bind(CatalogueApi)
    .toResolvedValue((tokens) => onDemand(async () => (await http()).catalogue(tokens)), [AccessTokenSource]);
  container
    .bind(StorefrontApi)
    .toResolvedValue((tokens) => onDemand(async () => (await http()).storefront(tokens)), [AccessTokenSource]);
  container
    .bind(HomeApi)
    .toResolvedValue((tokens) => onDemand(async () => (await http()).home(tokens)), [AccessTokenSource]);
  container.bind(Clock).toResolvedValue(() => new ClockInBrowser());
  container.bind(TabStorage).toResolvedValue(() => new TabStorageInSession());
  container.bind(Navigator).toResolvedValue(() => new NavigatorOfTheWindow());
  container.bind(PreviousPage).toResolvedValue((storage) => new PreviousPage(storage), [TabStorage]);
  container
    .bind(ReloadAfterMissingChunk)
    .toResolvedValue(
      (storage, clock, navigator) => new ReloadAfterMissingChunk(storage, clock, navigator),
      [TabStorage, Clock, Navigator],
    );
  wireSession(container);
  wireCart(container);
  container
    .bind(AfterSignInSteps)
    .toResolvedValue(
      (cart, toasts) => new AfterSignInSteps([new MergeCartAfterSignIn(cart, toasts)]),
      [CartStore, ToastStore],
    );
  container.bind(ToastStore).toResolvedValue(() => new ToastStore());
  container
    .bind(SellerStore)
    .toResolvedValue((storage, api, clock) => new SellerStore(storage, api, clock), [TabStorage, CatalogueApi, Clock]);
  container.bind(NewsStore).toResolvedValue((api) => new NewsStore(api), [StorefrontApi]);
  container.bind(CampaignStore).toResolvedValue((storage) => new CampaignStore(storage, Math.random), [TabStorage]);
  container.bind(StartUp).toResolvedValue(
    (session, seller, cart, notice, late) =>
      new StartUp([
        () => void session.restore(),
        () => followSeller(seller, cart),
        () => void seller.restore(),
        () => void cart.restore(),
        () => notice.restore(),
        // Without a connection they come with the first page that needs them.
        () => void late.load().catch(() => undefined),
      ]),
    [SessionStore, SellerStore, CartStore, PurchaseNotice, LateServices],
  );
};

/** What the server must not use while it draws a page: there is no window, and nobody is signed in. */
export const browserOnly: readonly ServiceKey<object>[] = [
  AccessTokenSource,
  Navigator,
  TabStorage,
  ...sessionInBrowserOnly,
  ...cartInBrowserOnly,
];

/** The services of one browser session. */
export function createBrowserServices(site: SiteSettingsData, pages: PageMap): SchoolServices {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(SiteSettings).toConstantValue(new SiteSettings(site));
  container.bind(PageMap).toConstantValue(pages);
  const services = new SchoolServices(container);
  services.wire(wireSchool);
  return services;
}
