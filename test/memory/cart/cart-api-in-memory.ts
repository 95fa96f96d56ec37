import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { viewAfterChange, viewWithout } from '#application/browser/cart/changed-view.ts';
import { type AddedProduct, CartApi, emptyCartView } from '#application/browser/cart/ports/cart-api.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { LineChange } from '#domain/cart/item-choices.ts';
import type { LeftOutPlan } from '#application/read-models/cart/left-out-plan.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import {
  addFreeItem,
  addItem,
  clearCart,
  dropCode,
  replacePlan,
  visitSeller,
  withGift,
  type Cart,
} from '#domain/cart/cart.ts';
import { lineOf } from '#domain/cart/cart-item.ts';
import { codeWord, type DiscountCode } from '#domain/cart/discount-code.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import { decimalText, type Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** What the twin sells, by whose codes. */
export interface ShopInMemory {
  readonly products: readonly AddedProduct[];
  readonly codes: readonly DiscountCode[];
  /** The codes of sellers, by the slug of their storefront. */
  readonly sellers?: Readonly<Record<string, DiscountCode>>;
}

/** Carts of one visitor and of the account they sign in with, in this process's memory. */
export class CartApiInMemory extends CartApi {
  readonly #carts = { visitor: emptyCartView.cart, account: emptyCartView.cart };
  /** What was written down as put in, oldest first. */
  readonly noted: CartAddition[] = [];
  /** Slugs of the free products that the account took. */
  readonly taken: string[] = [];
  /** When set, every call is refused with it: no connection, for instance. */
  failure: CallRefusal | null = null;
  isSignedIn = false;

  constructor(private readonly shop: ShopInMemory) {
    super();
  }

  read(): Answer<CartView> {
    return this.#answer(() => accept(this.#view()));
  }

  add({ slug }: CartAddition): Answer<AddedProduct> {
    return this.#answer(() => {
      const product = this.#find(slug);
      if (product === undefined) return refuse(refusal('product-not-found', 404));
      if (product.free !== null) this.#keep(addFreeItem(this.#cart, product.free));
      else {
        const added = addItem(this.#cart, product.item);
        if (added.ok) this.#keep(added.value);
        else if (added.refusal.kind === 'plan-conflict') {
          return refuse({
            ...refusal('plan-conflict', 409),
            data: { standing: added.refusal.standing, others: added.refusal.others },
          });
        }
      }
      return accept(product);
    });
  }

  noteAdded(addition: CartAddition): Answer<boolean> {
    return this.#answer(() => {
      this.noted.push(addition);
      return accept(true);
    });
  }

  remove(productId: number): Answer<boolean> {
    return this.#answer(() => {
      this.#keep(viewWithout(this.#view(), productId).cart);
      return accept(true);
    });
  }

  change(productId: number, change: LineChange): Answer<CartView> {
    return this.#answer(() => {
      if (!this.#cart.items.some((item) => item.productId === productId)) return refuse(refusal('not-in-cart', 404));
      this.#keep(viewAfterChange(this.#view(), productId, change).cart);
      return accept(this.#view());
    });
  }

  enterCode(word: string): Answer<CartView> {
    return this.#answer(() => {
      if (this.#cart.items.length === 0) return refuse({ ...refusal('cart-empty', 409), field: 'word' });
      const code = this.shop.codes.find((each) => each.word === codeWord(word));
      if (code === undefined) return refuse({ ...refusal('code-unknown', 404), field: 'word' });
      this.#keep({ ...this.#cart, code });
      return accept(this.#view());
    });
  }

  dropCode(): Answer<CartView> {
    return this.#answer(() => {
      this.#keep(dropCode(this.#cart));
      return accept(this.#view());
    });
  }

  clear(): Answer<CartView> {
    return this.#answer(() => {
      this.#keep(clearCart(this.#cart));
      return accept(this.#view());
    });
  }

  visitSeller(slug: string): Answer<CartView> {
    return this.#answer(() => {
      const code = this.shop.sellers?.[slug];
      if (code === undefined) return refuse(refusal('seller-not-found', 404));
      this.#keep(visitSeller(this.#cart, code));
      return accept(this.#view());
    });
  }

  replacePlan({ slug }: CartAddition, replaces: number): Answer<CartView> {
    return this.#answer(() => {
      const product = this.#find(slug);
      const replaced = product === undefined ? null : replacePlan(this.#cart, replaces, product.item);
      if (replaced === null) return refuse(refusal('product-not-found', 404));
      if (!replaced.ok) return refuse(refusal(replaced.refusal.kind, 409));
      this.#keep(replaced.value);
      return accept(this.#view());
    });
  }

  renewPlan(planId: number, shown: Money): Answer<CartView> {
    return this.#answer(() => {
      const item = this.shop.products.find((product) => product.item.productId === planId)?.item;
      if (item === undefined) return refuse(refusal('plan-not-had', 404));
      const { price } = lineOf(item, false);
      if (price !== shown) {
        return refuse({ ...refusal('renewal-price-changed', 409), data: { price: decimalText(price) } });
      }
      const added = addItem(viewWithout(this.#view(), planId).cart, item);
      if (!added.ok) return refuse(refusal(added.refusal.kind, 409));
      this.#keep(added.value);
      return accept(this.#view());
    });
  }

  addGift({ slug }: CartAddition): Answer<CartView> {
    return this.#answer(() => {
      const product = this.#find(slug);
      if (product === undefined) return refuse(refusal('product-not-found', 404));
      if (product.free !== null) return refuse(refusal('gift-free', 409));
      const added = addItem(this.#cart, product.item);
      this.#keep(withGift(added.ok ? added.value : this.#cart, true));
      return accept(this.#view());
    });
  }

  turnIntoGift(isGift: boolean): Answer<CartView> {
    return this.#answer(() => {
      if (this.#cart.items.length === 0) return refuse(refusal('no-cart', 409));
      this.#keep(withGift(this.#cart, isGift));
      return accept(this.#view());
    });
  }

  merge(): Answer<{ readonly view: CartView; readonly leftOut: readonly LeftOutPlan[] }> {
    return this.#answer(() => {
      const { cart, refused } = mergeCarts(this.#carts.account, this.#carts.visitor);
      this.#carts.account = cart;
      this.#carts.visitor = emptyCartView.cart;
      const leftOut = refused.map(({ item: { productId, title, slug }, conflict: { standing } }) => ({
        productId,
        title,
        slug,
        standing,
      }));
      return accept({ view: this.#view(), leftOut });
    });
  }

  planIdOf(slug: string): Answer<number | null> {
    return this.#answer(() => {
      const item = this.#find(slug)?.item;
      return accept(item?.plan === null || item === undefined ? null : item.productId);
    });
  }

  takeFree(slugs: readonly string[]): Answer<boolean> {
    return this.#answer(() => {
      if (!this.isSignedIn) return refuse(refusal('sign-in-required', 401));
      this.taken.push(...slugs);
      const freeItems = this.#cart.freeItems.filter(({ slug }) => !slugs.includes(slug));
      this.#keep({ ...this.#cart, freeItems });
      return accept(true);
    });
  }

  get #cart(): Cart {
    return this.#carts[this.isSignedIn ? 'account' : 'visitor'];
  }

  #keep(cart: Cart): void {
    this.#carts[this.isSignedIn ? 'account' : 'visitor'] = cart;
  }

  #find(slug: string): AddedProduct | undefined {
    return this.shop.products.find(({ item }) => item.slug === slug);
  }

  #view(): CartView {
    const { visitor } = this.#carts;
    const plans = this.shop.products.filter(({ planPrices }) => planPrices.length > 0);
    return {
      ...emptyCartView,
      cart: this.#cart,
      planPrices: new Map(plans.map(({ item, planPrices }) => [item.productId, planPrices])),
      visitorCartWaits: this.isSignedIn && visitor.items.length + visitor.freeItems.length > 0,
    };
  }

  #answer<T>(make: () => Result<T, CallRefusal>): Answer<T> {
    return Promise.resolve(this.failure === null ? make() : refuse(this.failure));
  }
}

function refusal(kind: string, status: number): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field: null, data: {} };
}
