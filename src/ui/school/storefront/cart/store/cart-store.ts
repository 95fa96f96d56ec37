import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddToCart, Addition } from '#application/browser/cart/add-to-cart.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { emptyCartView, type CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { LineChange } from '#domain/cart/item-choices.ts';
import type { LeftOutPlan } from '#application/read-models/cart/left-out-plan.ts';
import type { CartNotice, CartView } from '#application/read-models/cart/cart-view.ts';
import type { CartMirror } from '#application/browser/cart/ports/cart-mirror.ts';
import type { CartNews } from '#application/browser/cart/ports/cart-news.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartCalls } from './cart-calls.ts';
import { changedView, onOwnerChange } from './cart-changes.ts';
import { notRemoved } from '#ui/school/storefront/cart/texts.ts';
import { asShown, TotalChanges, anyCart, withCodeOf } from './total-changes.ts';

type Outcome<T = undefined> = Promise<Result<T, CallRefusal>>;

/**
 * The visitor's cart, for everything on the page. Empty until it is `ready`, as the server's page shows it: it begins after
 * hydration (`restore`), with what this browser remembers and then with what the school has. Source: CART-2 to CART-13.
 */
export class CartStore {
  ready = false;
  view: CartView = emptyCartView;
  /** Why the school's cart could not be read; what is shown is what this browser remembers. */
  failure: CallRefusal | null = null;
  /** Plans that did not come along at sign-in, to be said once. */
  leftOut: readonly LeftOutPlan[] = [];
  readonly totals = new TotalChanges();
  readonly #api: CartApi;
  readonly #mirror: CartMirror;
  readonly #addToCart: AddToCart;
  readonly #session: SessionStore;
  #restored: Promise<void> | null = null;
  readonly #calls: CartCalls;

  constructor(api: CartApi, mirror: CartMirror, addToCart: AddToCart, session: SessionStore, news: CartNews) {
    this.#api = api;
    this.#mirror = mirror;
    this.#addToCart = addToCart;
    this.#session = session;
    this.#calls = new CartCalls(news);
    makeAutoObservable(this, { view: observableRef, failure: observableRef, leftOut: observableRef });
  }

  get cart(): Cart {
    return this.view.cart;
  }

  get count(): number {
    return this.cart.items.length + this.cart.freeItems.length;
  }

  has(productId: number): boolean {
    return [...this.cart.items, ...this.cart.freeItems].some((item) => item.productId === productId);
  }

  /** Begins: what this browser remembers, then what the school has. Repeated calls wait for the first. */
  restore(): Promise<void> {
    this.#restored ??= this.#restore();
    return this.#restored;
  }

  /** Reads the school's cart anew; what still waits from before signing in comes along. */
  async read(): Outcome {
    const read = await this.#calls.read(async () => {
      const answer = await this.#api.read();
      if (!answer.ok) runInAction(() => ([this.failure, this.ready] = [answer.refusal, true]));
      return this.take(answer);
    });
    return read.ok && this.view.visitorCartWaits ? this.merge() : read;
  }

  add(addition: CartAddition): Outcome<Addition> {
    return this.#calls.change(async () => {
      const added = await this.#addToCart.execute(this.view, addition);
      if (added.ok && added.value.kind !== 'already-in-cart') this.show(added.value.view);
      return added;
    });
  }

  /** Puts a plan in the place of the one that stands in its way. */
  replacePlan(addition: CartAddition, replaces: number): Outcome {
    return this.#calls.change(async () => this.take(await this.#api.replacePlan(addition, replaces), anyCart));
  }

  /** Puts something for somebody else in, whatever the buyer has. */
  addGift(addition: CartAddition): Outcome {
    return this.#calls.change(async () => this.take(await this.#api.addGift(addition), anyCart));
  }

  /** Makes all of the cart a gift, or no gift again. */
  turnIntoGift(isGift: boolean): Outcome {
    return this.#calls.change(async () => this.take(await this.#api.turnIntoGift(isGift)));
  }

  /** Takes a product out once the school has (CART-6). */
  remove(productId: number): Outcome {
    return this.#calls.change(async () => {
      const answer = await this.#api.remove(productId, this.#session.user?.id ?? null);
      if (!answer.ok) return answer;
      if (!answer.value) return refuse(notRemoved);
      const rules = await changedView();
      // The school took it out; without the rules at hand its cart is read anew.
      if (rules === null) return this.take(await this.#api.read());
      this.show(rules.viewWithout(this.view, productId));
      return accept(undefined);
    });
  }

  /** Changes what was chosen of a product. Its price is seen at once, by the same rules, and undone if the school refuses. */
  change(productId: number, change: LineChange): Outcome {
    return this.#calls.change(async () => {
      const before = this.view;
      const rules = await changedView();
      if (rules !== null) runInAction(() => (this.view = rules.viewAfterChange(before, productId, change)));
      const changed = this.take(await this.#api.change(productId, change));
      if (!changed.ok) runInAction(() => (this.view = before));
      return changed;
    });
  }

  enterCode(word: string): Outcome {
    return this.#calls.change(async () => this.take(await this.#api.enterCode(word), withCodeOf));
  }

  dropCode(): Outcome {
    return this.#calls.change(async () => this.take(await this.#api.dropCode(), withCodeOf));
  }

  /** Takes everything out once the school has: products, choices, code (CART-7). */
  clear(): Outcome {
    return this.#calls.change(async () => this.take(await this.#api.clear()));
  }

  /** Remembers the seller whose storefront was visited; their code waits for the next product (CART-4). */
  visitSeller(slug: string): Outcome {
    return this.#calls.change(async () => this.take(await this.#api.visitSeller(slug)));
  }

  /** Brings what was gathered before signing in into the account's cart (CART-12). */
  merge(): Outcome {
    return this.#calls.change(async () => {
      const answer = await this.#api.merge();
      if (!answer.ok) return answer;
      this.totals.compare(this.view, answer.value.view);
      this.show(answer.value.view, answer.value.leftOut);
      return accept(undefined);
    });
  }

  /** Takes the free products of the cart for the account; then the free cart is empty (CART-13). */
  takeFree(): Outcome {
    return this.#calls.change(async () => {
      const answer = await this.#api.takeFree(this.cart.freeItems.map(({ slug }) => slug));
      if (!answer.ok) return answer;
      this.show({ ...this.view, cart: { ...this.cart, freeItems: [] } });
      return accept(undefined);
    });
  }

  dismissNotice(notice: CartNotice): void {
    this.view = { ...this.view, notices: this.view.notices.filter((each) => each !== notice) };
  }

  dismissLeftOut(): void {
    this.leftOut = [];
  }

  async #restore(): Promise<void> {
    const mirrored = await this.#mirror.read();
    if (mirrored !== null && !this.ready) runInAction(() => (this.view = mirrored));
    await this.#session.whenReady();
    onOwnerChange(this.#session, (wasSignedIn) => {
      const empty = () => runInAction(() => (this.view = emptyCartView));
      if (wasSignedIn) this.#calls.nowAndBeforeReading(empty, () => this.#mirror.forget());
      void this.read();
    });
    await this.read();
  }

  /** Shows what the school answered, and says why its total is not that of `expected`: what is shown now, unless told otherwise. */
  private take(answer: Result<CartView, CallRefusal>, expected = asShown): Result<undefined, CallRefusal> {
    if (!answer.ok) return answer;
    this.totals.compare(expected(this.view, answer.value), answer.value);
    this.show(answer.value);
    return accept(undefined);
  }

  private show(view: CartView, leftOut = this.leftOut): void {
    this.view = view;
    this.leftOut = leftOut;
    this.ready = true;
    this.failure = null;
    void this.#mirror.write(view);
  }
}
