import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { cartApiWhereThereIsOne } from '#adapters/browser/cart/cart-api-where-there-is-one.ts';
import { CartMirrorInLocalStorage } from '#adapters/browser/cart/cart-mirror-in-local-storage.ts';
import { CartNewsByBroadcast } from '#adapters/browser/cart/cart-news-by-broadcast.ts';
import { AddToCart } from '#application/browser/cart/add-to-cart.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { Logger } from '#application/ports/logger.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import { CartMirror } from '#application/browser/cart/ports/cart-mirror.ts';
import { CartNews } from '#application/browser/cart/ports/cart-news.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { ServiceKey } from '#ui/kit/layout/services.tsx';
import type { WireEarly } from '#ui/school/boot/wire.ts';
import { apiOnCall } from './apis-on-call.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { PurchaseNotice } from '#ui/school/storefront/cart/adding/purchase-notice.ts';

/** The cart, for every page: the header counts it, every card fills it. */
export const wireCart: WireEarly = (container) => {
  const api = apiOnCall((all, tokens) => all.cart(tokens));
  container
    .bind(CartApi)
    .toResolvedValue(
      (tokens, mirror) => cartApiWhereThereIsOne(api(tokens), tokens, mirror),
      [AccessTokenSource, CartMirror],
    );
  bindPort(container, CartMirror, CartMirrorInLocalStorage, []);
  bindPort(container, CartNews, CartNewsByBroadcast, []);
  bindClass(container, AddToCart, [CartApi, SessionKeeper, Logger]);
  bindClass(container, CartStore, [CartApi, CartMirror, AddToCart, SessionStore, CartNews]);
  bindClass(container, PurchaseNotice, [TabStorage]);
};

/** What of it the server must not use while it draws a page. */
export const cartInBrowserOnly: readonly ServiceKey<object>[] = [CartApi, CartMirror, CartNews];
