import type { AbstractNewable, Container } from 'inversify';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { FirstBindings } from '#adapters/wiring/first-bindings.ts';
import { NavigatorOfTheWindow } from '#adapters/browser/shared/navigator-of-the-window.ts';
import { TabStorageInSession } from '#adapters/browser/shared/tab-storage-in-session.ts';
import { ClockInBrowser } from '#adapters/browser/shared/clock-in-browser.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { ReloadAfterMissingChunk } from '#application/browser/shared/reload-after-missing-chunk.ts';
import { SiteSettings, type SiteSettingsData } from '#application/browser/shared/site-settings.ts';
import { Clock } from '#application/ports/clock.ts';
import type { ServiceKey, Services } from '#ui/kit/layout/services.tsx';
import { NewsStore } from '#ui/school/layouts/footer/news-store.ts';
import type { apisOverHttp } from './http.container.ts';
import { LateServices, type LateStores } from './late/late-services.ts';
import { fromApis } from './late/apis-on-call.ts';
import { nextTask } from '#ui/school/next-task.ts';
import { fetched } from '#ui/school/page-files.ts';
import type { WireEarly, WireUp } from './wire.ts';
import { PageMap } from './page-map.ts';
import { PreviousPage } from './previous-page.ts';
import { ToastStore } from './toast-store.ts';

/** The container of one browser session, or of one server-rendered request. Flat: a parent would share one visitor's session with the next. */
export class SchoolServices implements Services {
  #container: Container | FirstBindings;
  readonly #wired = new Set<WireUp>();
  readonly #afterWiring: WireUp;
  /** What comes once a page stands. */
  readonly late: LateServices;

  /**
   * @param container in a browser the first bindings: inversify comes with the first page that has services of its own.
   * @param afterWiring runs after each wiring; the server puts its own adapters in place of the browser's there.
   * @param wireLate wires the late services; a test that has wired everything itself gives one that only names the classes.
   */
  constructor(
    container: Container | FirstBindings,
    afterWiring: WireUp = () => undefined,
    wireLate?: () => Promise<LateStores>,
  ) {
    this.#container = container;
    this.#afterWiring = afterWiring;
    const late = async () => {
      const { lateStores, wireLate: wire } = await fetched(import('./late/late.container.ts'));
      // To run the file and to wire what is in it are a task each: in one they would hold a slow phone.
      await nextTask();
      this.wireEarly(wire);
      return lateStores;
    };
    this.late = wireLate === undefined ? new LateServices(this, late, nextTask) : new LateServices(this, wireLate);
    container.bind(LateServices).toConstantValue(this.late);
  }

  get<T>(key: ServiceKey<T>): T {
    // An abstract class is its own token; inversify's type asks for looser constructor arguments than ours.
    return this.#container.get<T>(key as AbstractNewable<T>);
  }

  /** Wires what every visit needs, once however often it is asked. */
  wireEarly(wire: WireEarly): void {
    if (this.#wired.has(wire)) return;
    this.#wired.add(wire);
    wire(this.#container);
    if (!(this.#container instanceof FirstBindings)) this.#afterWiring(this.#container);
  }

  /** Wires a page's own services, which may call the school: the container and the client for that come with them. */
  async wirePage(wire: WireUp): Promise<void> {
    const [{ flatContainer }, { wireHttp }] = await Promise.all([
      fetched(import('#adapters/wiring/flat-container.ts')),
      fetched(import('./http-client.container.ts')),
      this.late.load(),
    ]);
    const container = this.#takeContainer(flatContainer);
    // Once: a second binding would make both ambiguous.
    for (const each of [wireHttp, wire].filter((one) => !this.#wired.has(one))) {
      this.#wired.add(each);
      each(container);
      this.#afterWiring(container);
    }
  }

  #takeContainer(make: () => Container): Container {
    if (this.#container instanceof FirstBindings) this.#container = this.#container.movedInto(make());
    return this.#container;
  }
}

/** A port over HTTP, whose adapter and whose bearer come with its first call. */
function portOverHttp<T extends object>(make: (all: typeof apisOverHttp, tokens: AccessTokenSource) => T) {
  return (late: LateServices): T =>
    fromApis(async (all) => make(all, await late.find(() => Promise.resolve(AccessTokenSource))));
}

/** What every page shares before it stands. Stores and use cases of a single page belong to the `container.ts` of its folder. */
export const wireSchool: WireEarly = (container) => {
  container.bind(CatalogueApi).toResolvedValue(
    portOverHttp((all, tokens) => all.catalogue(tokens)),
    [LateServices],
  );
  container.bind(StorefrontApi).toResolvedValue(
    portOverHttp((all, tokens) => all.storefront(tokens)),
    [LateServices],
  );
  bindPort(container, Clock, ClockInBrowser, []);
  bindPort(container, TabStorage, TabStorageInSession, []);
  bindPort(container, Navigator, NavigatorOfTheWindow, []);
  bindClass(container, PreviousPage, [TabStorage]);
  bindClass(container, ReloadAfterMissingChunk, [TabStorage, Clock, Navigator]);
  bindClass(container, ToastStore, []);
  bindClass(container, NewsStore, [StorefrontApi, ToastStore]);
};

/** What the server must not use while it draws a page: there is no window, and nobody is signed in. */
export const browserOnly: readonly ServiceKey<object>[] = [Navigator, TabStorage];

/** The services of one browser session. */
export function createBrowserServices(site: SiteSettingsData, pages: PageMap): SchoolServices {
  const bindings = new FirstBindings();
  bindings.bind(SiteSettings).toConstantValue(new SiteSettings(site));
  bindings.bind(PageMap).toConstantValue(pages);
  const services = new SchoolServices(bindings);
  services.wireEarly(wireSchool);
  return services;
}
