import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';
import type { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import type { PurchaseNotice } from '#ui/school/storefront/cart/adding/purchase-notice.ts';
import { tellNews } from '#ui/school/storefront/cart/adding/tell-news.ts';

/** Tells a student that their access to a content ended, and puts what gives it back into the cart. Source: LEARN-5, MODAL-1. */
export class ExpiredAccessStore {
  /** What is being told; null: nothing. */
  access: ExpiredAccess | null = null;
  /** What is on its way into the cart. */
  adding: 'product' | 'plan' | null = null;
  refusal: CallRefusal | null = null;
  readonly #api: CartApi;
  readonly #cart: CartStore;
  readonly #notice: PurchaseNotice;

  constructor(api: CartApi, cart: CartStore, notice: PurchaseNotice) {
    this.#api = api;
    this.#cart = cart;
    this.#notice = notice;
    makeAutoObservable(this, { access: observableRef, refusal: observableRef });
  }

  tell(access: ExpiredAccess): void {
    this.access = access;
    this.refusal = null;
  }

  close(): void {
    this.access = null;
    this.refusal = null;
  }

  /** Puts the content itself into the cart. */
  async buyProduct(): Promise<void> {
    if (this.access === null) return;
    const { slug } = this.access.product;
    await this.put('product', { slug, plan: null });
  }

  /** Puts the plan that had given the content into the cart, at its first price, which the cart lets change. */
  async renewPlan(): Promise<void> {
    const slug = this.access?.plan?.slug;
    if (slug === undefined) return;
    this.begin('plan');
    const found = await this.#api.planIdOf(slug);
    if (!found.ok) return this.end(found.refusal);
    await this.put('plan', { slug, plan: found.value === null ? null : { id: found.value, priceId: null } });
  }

  private begin(adding: 'product' | 'plan'): void {
    this.adding = adding;
    this.refusal = null;
  }

  private async put(adding: 'product' | 'plan', addition: CartAddition): Promise<void> {
    this.begin(adding);
    const added = await this.#cart.add(addition);
    if (added.ok && added.value.kind === 'added') this.#notice.tell(added.value);
    this.end(tellNews(added, addition, this.#notice));
  }

  /** It closes once the school has answered in a way that is told elsewhere. */
  private end(refusal: CallRefusal | null): void {
    runInAction(() => {
      this.adding = null;
      this.refusal = refusal;
      if (refusal === null) this.access = null;
    });
  }
}
