import type { FastifyInstance } from 'fastify';
import {
  addCarrito,
  addCarritoHistory,
  changeCartLine,
  clearCart,
  dropCartCode,
  enterCartCode,
  getCart,
  mergeCarts,
  removeFromCart,
  replaceCartPlan,
  setFreeProducts,
  validatePlan,
  visitSeller,
} from '#adapters/http-contract/cart/cart.ts';
import { additionFrom } from '#adapters/http-contract/cart/cart-form.ts';
import { productToWire, type CartProductParts } from '#adapters/http-contract/cart/cart-product.ts';
import type { CartWire } from '#adapters/http-contract/cart/cart-schema.ts';
import { cartToWire } from '#adapters/http-contract/cart/cart-wire.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AddToCart, type AddedToCart } from '#application/server/cart/add-to-cart.ts';
import { CartAssembly, type AssembledCart } from '#application/server/cart/cart-assembly.ts';
import { ChangeLine } from '#application/server/cart/change-line.ts';
import { EnterCode } from '#application/server/cart/enter-code.ts';
import { MergeCarts } from '#application/server/cart/merge-carts.ts';
import { RecordCartEvent } from '#application/server/cart/record-cart-event.ts';
import { RemoveFromCart } from '#application/server/cart/remove-from-cart.ts';
import { VisitSeller } from '#application/server/cart/visit-seller.ts';
import { TakeFreeProducts } from '#application/server/orders/take-free-products.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { Carts } from '#application/server/cart/ports/carts.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type CartCall, cartOwnerOf, cartOwnerToBe, forgetVisitor, visitorOf } from './cart-owner.ts';
import { cartRefusals } from './cart-refusals.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { pricingRefusals } from '#adapters/server/http/pricing/pricing-refusals.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const addCarritoRefusals = only(
  cartRefusals,
  'already-owned',
  'in-other-order',
  'plan-conflict',
  'plan-price-unknown',
  'product-mismatch',
  'product-not-found',
  'sold-out',
  'token-not-yours',
);
const changeCartLineRefusals = {
  ...pricingRefusals,
  ...only(
    cartRefusals,
    'no-cart',
    'not-extendable',
    'not-in-cart',
    'option-count-invalid',
    'option-unknown',
    'plan-price-unknown',
    'sold-out',
  ),
};
const enterCartCodeRefusals = {
  ...pricingRefusals,
  ...only(
    cartRefusals,
    'cart-empty',
    'code-expired',
    'code-not-yet-valid',
    'code-stopped',
    'code-unknown',
    'code-used-up',
    'code-used-up-by-account',
  ),
};
const replaceCartPlanRefusals = {
  ...pricingRefusals,
  ...only(
    cartRefusals,
    'already-owned',
    'in-other-order',
    'plan-conflict',
    'plan-price-unknown',
    'product-mismatch',
    'product-not-found',
    'sold-out',
  ),
};

/** The cart: the calls of section 7 at their paths (API-2.25 to 2.29), and ours. */
export function cartRoutes(app: FastifyInstance, school: School): void {
  sectionSevenAdditions(app, school);
  sectionSevenRest(app, school);
  reading(app, school);
  choices(app, school);
}

const notYours = refuse({ kind: 'token-not-yours' } as const);

function sectionSevenAdditions(app: FastifyInstance, school: School): void {
  serve(app, school, addCarrito, addCarritoRefusals, async (call) => {
    const { body, caller } = call;
    if (!isOwnToken(body.token, caller)) return notYours;
    const added = await school.write(AddToCart, (add) =>
      add.execute({ owner: cartOwnerToBe(school, call), ...additionFrom(body) }),
    );
    return added.ok ? accept(productToWire(partsOf(added.value))) : added;
  });
  serve(app, school, addCarritoHistory, only(cartRefusals, 'product-not-found', 'token-not-yours'), async (call) => {
    if (!isOwnToken(call.body.token, call.caller)) return notYours;
    const owner = cartOwnerOf(school, call);
    if (owner === null) return accept({ success: false });
    const recorded = await school.write(RecordCartEvent, (record) => record.execute(owner, call.body.slug));
    return recorded.ok ? accept({ success: recorded.value }) : recorded;
  });
}

function sectionSevenRest(app: FastifyInstance, school: School): void {
  serve(app, school, validatePlan, {}, async ({ query }) => {
    const product = await school.get(SellableProducts).findBySlug(query.slug);
    return accept(product?.kind === 'plan' ? product.id : undefined);
  });
  serve(app, school, removeFromCart, only(cartRefusals, 'token-not-yours'), async (call) => {
    if (!isOwnToken(call.body.token, call.caller)) return notYours;
    const owner = cartOwnerOf(school, call);
    if (owner !== null) await school.write(RemoveFromCart, (remove) => remove.execute(owner, call.body.item));
    return accept({ removed: true });
  });
  serve(
    app,
    school,
    setFreeProducts,
    {
      ...pricingRefusals,
      ...only(cartRefusals, 'in-other-order', 'product-not-found', 'product-not-free', 'sold-out'),
    },
    async (call) => {
      const { userId } = call.caller;
      const taken = await school.write(TakeFreeProducts, (take) => take.execute(userId, call.body.productos));
      return taken.ok ? accept({ saved: true }) : taken;
    },
  );
}

function reading(app: FastifyInstance, school: School): void {
  serve(app, school, getCart, pricingRefusals, async (call) =>
    present(await school.get(CartAssembly).read(cartOwnerOf(school, call)), await hasVisitorCart(school, call)),
  );
  serve(app, school, mergeCarts, pricingRefusals, async (call) => {
    const { userId } = call.caller;
    const visitor = visitorOf(school, call.request);
    const merged = await school.write(MergeCarts, (merge) => merge.execute(userId, visitor));
    const cart = present(merged.cart);
    if (!cart.ok) return cart;
    if (visitor !== null) forgetVisitor(school, call.reply);
    return accept({ cart: cart.value, leftOut: [...merged.leftOut] });
  });
}

function choices(app: FastifyInstance, school: School): void {
  serve(app, school, changeCartLine, changeCartLineRefusals, async (call) => {
    const owner = cartOwnerOf(school, call);
    if (owner === null) return refuse({ kind: 'no-cart' });
    const changed = await school.write(ChangeLine, (change) => change.execute(owner, call.params.productId, call.body));
    return changed.ok ? present(changed.value) : changed;
  });
  serve(
    app,
    school,
    enterCartCode,
    enterCartCodeRefusals,
    async (call) => {
      const owner = cartOwnerOf(school, call);
      if (owner === null) return refuse({ kind: 'cart-empty' });
      const entered = await school.write(EnterCode, (enter) => enter.execute(owner, call.body.word));
      return entered.ok ? present(entered.value) : entered;
    },
    { limit: { requests: 40, seconds: 60 } },
  );
  serve(app, school, dropCartCode, pricingRefusals, async (call) => {
    const owner = cartOwnerOf(school, call);
    if (owner === null) return present(await school.get(CartAssembly).read(null));
    return present(await school.write(EnterCode, (enter) => enter.drop(owner)));
  });
  serve(app, school, clearCart, pricingRefusals, async (call) => {
    const owner = cartOwnerOf(school, call);
    if (owner === null) return present(await school.get(CartAssembly).read(null));
    return present(await school.write(RemoveFromCart, (remove) => remove.clear(owner)));
  });
  serve(app, school, visitSeller, { ...pricingRefusals, ...only(cartRefusals, 'seller-not-found') }, async (call) => {
    const owner = cartOwnerToBe(school, call);
    const visited = await school.write(VisitSeller, (visit) => visit.execute(owner, call.body.slug));
    return visited.ok ? present(visited.value) : visited;
  });
  serve(app, school, replaceCartPlan, replaceCartPlanRefusals, async (call) => {
    const owner = cartOwnerToBe(school, call);
    const added = await school.write(AddToCart, (add) => add.execute({ owner, ...call.body }));
    return added.ok ? present(added.value.cart) : added;
  });
}

/** `token` is the signed-in user's id, or absent. Source: decisions.md, Cart. */
function isOwnToken(token: string | undefined, caller: Bearer | null): boolean {
  return token === undefined || token === '' || token === caller?.userId;
}

/** How a cart is answered: priced. */
export function present(assembled: AssembledCart, visitorCartWaits = false): Result<CartWire, PricingRefusal> {
  const priced = cartTotals(assembled.cart, assembled.terms);
  return priced.ok ? accept(cartToWire({ ...assembled, visitorCartWaits }, priced.value)) : priced;
}

/** Whether a signed-in caller's browser still holds a visitor's cart with something in it. */
async function hasVisitorCart(school: School, call: CartCall): Promise<boolean> {
  const cookieHash = call.caller === null ? null : visitorOf(school, call.request);
  if (cookieHash === null) return false;
  const cart = await school.get(Carts).find({ kind: 'visitor', cookieHash });
  return cart !== null && cart.lines.length > 0;
}

function partsOf({ product, item, isFree, cart }: AddedToCart): CartProductParts {
  const { plan, version } = product;
  const prices = cart.planPrices.get(product.id) ?? [];
  return { item, isFree, plan: plan === null ? null : { seats: plan.seats, prices }, version };
}
