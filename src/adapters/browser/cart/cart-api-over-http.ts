import {
  addCarrito,
  addCarritoHistory,
  addGiftToCart,
  changeCartLine,
  clearCart,
  dropCartCode,
  enterCartCode,
  getCart,
  mergeCarts,
  removeFromCart,
  renewPlanInCart,
  replaceCartPlan,
  setFreeProducts,
  turnCartIntoGift,
  validatePlan,
  visitSeller,
} from '#adapters/http-contract/cart/cart.ts';
import { addFormOf } from '#adapters/http-contract/cart/cart-form.ts';
import { planPricesFromWire, productFromWire } from '#adapters/http-contract/cart/cart-product.ts';
import { cartFromWire } from '#adapters/http-contract/cart/cart-wire.ts';
import { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import { decimalText } from '#domain/shared/money.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

const revista = schoolIdentity.code;

export const CartApiOverHttp = overHttp(CartApi, {
  read: to(getCart, () => ({}), cartFromWire),
  add: to(
    addCarrito,
    (addition, userId) => ({ body: addFormOf(addition, userId) }),
    (wire) => ({ ...productFromWire(wire), planPrices: planPricesFromWire(wire) }),
  ),
  noteAdded: to(
    addCarritoHistory,
    (addition, userId) => ({ body: addFormOf(addition, userId) }),
    ({ success }) => success,
  ),
  remove: to(
    removeFromCart,
    (productId, userId) => ({ body: { revista, item: String(productId), ...tokenOf(userId) } }),
    ({ removed }) => removed,
  ),
  change: to(
    changeCartLine,
    (productId, { isExtended, options, planPriceId }) => ({
      params: { productId: String(productId) },
      body: { isExtended, options, planPriceId },
    }),
    cartFromWire,
  ),
  enterCode: to(enterCartCode, (word) => ({ body: { word } }), cartFromWire),
  dropCode: to(dropCartCode, () => ({}), cartFromWire),
  clear: to(clearCart, () => ({}), cartFromWire),
  visitSeller: to(visitSeller, (slug) => ({ body: { slug } }), cartFromWire),
  replacePlan: to(
    replaceCartPlan,
    ({ slug, plan }, replaces) => ({ body: { slug, planPriceId: plan?.priceId ?? null, replaces } }),
    cartFromWire,
  ),
  renewPlan: to(renewPlanInCart, (planId, shown) => ({ body: { planId, price: decimalText(shown) } }), cartFromWire),
  addGift: to(
    addGiftToCart,
    ({ slug, plan }) => ({ body: { slug, planPriceId: plan?.priceId ?? null } }),
    cartFromWire,
  ),
  turnIntoGift: to(turnCartIntoGift, (isGift) => ({ body: { isGift } }), cartFromWire),
  merge: to(
    mergeCarts,
    () => ({}),
    ({ cart, leftOut }) => ({ view: cartFromWire(cart), leftOut }),
  ),
  planIdOf: to(
    validatePlan,
    (slug) => ({ query: { slug } }),
    (id) => id ?? null,
  ),
  takeFree: to(
    setFreeProducts,
    (slugs) => ({ body: { revista, productos: JSON.stringify(slugs) } }),
    ({ saved }) => saved,
  ),
});

function tokenOf(userId: string | null): { readonly token?: string } {
  return userId === null ? {} : { token: userId };
}
