import { makeAutoObservable, observableRef } from 'mobx';
import type { CartAddition } from '#domain/cart/cart-addition.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { CartItem, FreeItem } from '#domain/cart/cart-item.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';
import type { StandingPlan } from '#domain/cart/plan-conflict.ts';

/** What there is to say after somebody put something into the cart, or tried to. */
export type AddingOutcome =
  | { readonly kind: 'added'; readonly item: CartItem }
  | {
      readonly kind: 'free';
      readonly item: Pick<FreeItem, 'title'>;
      readonly emptied: readonly Pick<CartItem, 'productId' | 'title'>[];
    }
  | {
      readonly kind: 'plan-conflict';
      readonly addition: CartAddition;
      readonly standing: StandingPlan;
      readonly others: readonly StandingPlan[];
    }
  | { readonly kind: 'already-owned'; readonly title: string; readonly slug: string }
  | { readonly kind: 'in-other-order'; readonly title: string; readonly order: NamedOrder };

const name = 'escuela.carrito-gratuito';

/**
 * The dialog over the page that tells the news of the cart. That the cart was emptied for something free is said even if the page is
 * reloaded first, or left for one where no dialog stands. Source: CART-3, CART-4, CART-11, MODAL-1.
 */
export class PurchaseNotice {
  news: AddingOutcome | null = null;
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
    makeAutoObservable(this, { news: observableRef });
  }

  tell(news: AddingOutcome): void {
    this.news = news;
    this.#storage.write(name, news.kind === 'free' ? JSON.stringify(flagOf(news)) : '');
  }

  /** Takes up what was not read before the page was loaded anew. */
  restore(): void {
    const kept = this.#storage.read(name) ?? '';
    if (kept === '' || this.news !== null) return;
    try {
      this.news = JSON.parse(kept) as Extract<AddingOutcome, { kind: 'free' }>;
    } catch {
      this.#storage.write(name, '');
    }
  }

  close(): void {
    this.news = null;
    this.#storage.write(name, '');
  }
}

function flagOf({ kind, item, emptied }: Extract<AddingOutcome, { kind: 'free' }>): AddingOutcome {
  const left = emptied.map(({ productId, title }) => ({ productId, title }));
  return { kind, item: { title: item.title }, emptied: left };
}
