import { cartSignCookie } from '#adapters/http-contract/cart/cart-cookie.ts';
import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { emptyCartView, type CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { CartMirror } from '#application/browser/cart/ports/cart-mirror.ts';
import { accept } from '#domain/shared/result.ts';

/**
 * Reads no cart where there is none: nobody is signed in, no cookie says that the school has one of this browser, and the browser
 * remembers none either. So a first visit asks nothing, and fetches nothing of what reads an answer. Everything else is `api`.
 */
export function cartApiWhereThereIsOne(
  api: CartApi,
  tokens: Pick<AccessTokenSource, 'current'>,
  mirror: Pick<CartMirror, 'isThere'>,
): CartApi {
  const read: CartApi['read'] = async () =>
    hasSign() || mirror.isThere() || (await tokens.current()) !== null ? api.read() : accept(emptyCartView);
  return new Proxy(api, {
    get: (target, name): unknown => (name === 'read' ? read : Reflect.get(target, name)),
  });
}

function hasSign(): boolean {
  return document.cookie.split('; ').some((each) => each.startsWith(`${cartSignCookie}=`));
}
