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
import { addFormOf } from '#adapters/http-contract/cart/cart-form.ts';
import { planPricesFromWire, productFromWire } from '#adapters/http-contract/cart/cart-product.ts';
import { cartFromWire } from '#adapters/http-contract/cart/cart-wire.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { type AddedProduct, CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { LineChange } from '#domain/cart/item-choices.ts';
import type { LeftOutPlan } from '#application/read-models/cart/left-out-plan.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

const revista = schoolIdentity.code;

export class CartApiOverHttp extends CartApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async read(): Promise<Result<CartView, CallRefusal>> {
    return mapValue(await this.http.call(getCart, {}), cartFromWire);
  }

  async add(addition: CartAddition, userId: string | null): Promise<Result<AddedProduct, CallRefusal>> {
    const answer = await this.http.call(addCarrito, { body: addFormOf(addition, userId) });
    return mapValue(answer, (wire) => ({ ...productFromWire(wire), planPrices: planPricesFromWire(wire) }));
  }

  async noteAdded(addition: CartAddition, userId: string | null): Promise<Result<boolean, CallRefusal>> {
    const answer = await this.http.call(addCarritoHistory, { body: addFormOf(addition, userId) });
    return mapValue(answer, ({ success }) => success);
  }

  async remove(productId: number, userId: string | null): Promise<Result<boolean, CallRefusal>> {
    const body = { revista, item: String(productId), ...tokenOf(userId) };
    return mapValue(await this.http.call(removeFromCart, { body }), ({ removed }) => removed);
  }

  async change(productId: number, change: LineChange): Promise<Result<CartView, CallRefusal>> {
    const body = {
      isExtended: change.isExtended,
      options: change.options?.map((option) => ({ ...option })),
      planPriceId: change.planPriceId,
    };
    return mapValue(
      await this.http.call(changeCartLine, { params: { productId: String(productId) }, body }),
      cartFromWire,
    );
  }

  async enterCode(word: string): Promise<Result<CartView, CallRefusal>> {
    return mapValue(await this.http.call(enterCartCode, { body: { word } }), cartFromWire);
  }

  async dropCode(): Promise<Result<CartView, CallRefusal>> {
    return mapValue(await this.http.call(dropCartCode, {}), cartFromWire);
  }

  async clear(): Promise<Result<CartView, CallRefusal>> {
    return mapValue(await this.http.call(clearCart, {}), cartFromWire);
  }

  async visitSeller(slug: string): Promise<Result<CartView, CallRefusal>> {
    return mapValue(await this.http.call(visitSeller, { body: { slug } }), cartFromWire);
  }

  async replacePlan({ slug, plan }: CartAddition, replaces: number): Promise<Result<CartView, CallRefusal>> {
    const body = { slug, planPriceId: plan?.priceId ?? null, replaces };
    return mapValue(await this.http.call(replaceCartPlan, { body }), cartFromWire);
  }

  async merge(): Promise<Result<{ readonly view: CartView; readonly leftOut: readonly LeftOutPlan[] }, CallRefusal>> {
    const answer = await this.http.call(mergeCarts, {});
    return mapValue(answer, ({ cart, leftOut }) => ({ view: cartFromWire(cart), leftOut }));
  }

  async planIdOf(slug: string): Promise<Result<number | null, CallRefusal>> {
    return mapValue(await this.http.call(validatePlan, { query: { slug } }), (id) => id ?? null);
  }

  async takeFree(slugs: readonly string[]): Promise<Result<boolean, CallRefusal>> {
    const body = { revista, productos: JSON.stringify(slugs) };
    return mapValue(await this.http.call(setFreeProducts, { body }), ({ saved }) => saved);
  }
}

function tokenOf(userId: string | null): { readonly token?: string } {
  return userId === null ? {} : { token: userId };
}
