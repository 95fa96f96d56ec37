import { CartMirrorInLocalStorage } from '#adapters/browser/cart-mirror-in-local-storage.ts';
import { AccessTokenSource } from '#application/browser/ports/access-tokens.ts';
import { CartApi } from '#application/browser/ports/cart-api.ts';
import { CartMirror } from '#application/browser/ports/cart-mirror.ts';
import { TabStorage } from '#application/browser/ports/tab-storage.ts';
import type { ServiceKey } from '#ui/kit/services.tsx';
import type { Wire } from './container.ts';
import { LateServices } from './late-services.ts';
import { onDemand } from './on-demand.ts';
import { SessionStore } from './session-store.ts';
import { CartStore } from './storefront/cart/cart-store.ts';
import { PurchaseNotice } from './storefront/cart/purchase-notice.ts';

const addToCart = async () => (await import('./late.container.ts')).lateUseCases.addToCart;

/** The cart, for every page: the header counts it, every card fills it. */
export const wireCart: Wire = (container) => {
  container
    .bind(CartApi)
    .toResolvedValue(
      (tokens) => onDemand(async () => (await import('./http.container.ts')).overHttp.cart(tokens)),
      [AccessTokenSource],
    );
  container.bind(CartMirror).toResolvedValue(() => new CartMirrorInLocalStorage());
  container.bind(CartStore).toResolvedValue(
    (api, mirror, late, session) =>
      new CartStore(
        api,
        mirror,
        onDemand(() => late.find(addToCart)),
        session,
      ),
    [CartApi, CartMirror, LateServices, SessionStore],
  );
  container.bind(PurchaseNotice).toResolvedValue((storage) => new PurchaseNotice(storage), [TabStorage]);
};

/** What of it the server must not use while it draws a page. */
export const cartInBrowserOnly: readonly ServiceKey<object>[] = [CartApi, CartMirror];
