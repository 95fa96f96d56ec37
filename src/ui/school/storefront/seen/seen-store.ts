import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { SeenProducts } from '#application/browser/home/ports/seen-products.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { mostSeenShown } from '#domain/home/seen-product.ts';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import { onOwnerChange } from '#ui/school/storefront/cart/store/cart-changes.ts';

/** What this device looked at. The list stays on the device; what is shown of a product is asked one by one, as its page asks it. */
export class SeenStore {
  private slugs: readonly string[] = [];
  private cards: ReadonlyMap<string, ProductCard> = new Map();
  readonly #memory: SeenProducts;
  readonly #api: Pick<CatalogueApi, 'product'>;

  constructor(memory: SeenProducts, api: Pick<CatalogueApi, 'product'>) {
    this.#memory = memory;
    this.#api = api;
    makeAutoObservable<this, 'slugs' | 'cards'>(this, { slugs: observableRef, cards: observableRef });
  }

  /** The latest, without the one whose page it is; a card is null until it is known. */
  others(current: string | null): readonly { readonly slug: string; readonly card: ProductCard | null }[] {
    return this.#shown(current).map((slug) => ({ slug, card: this.cards.get(slug) ?? null }));
  }

  /** Whether the device keeps any at all. */
  keepsAny(): boolean {
    return this.#memory.read().length > 0;
  }

  /** Takes up what the device keeps, with the product of this page as the latest. */
  look(current: string | null): void {
    if (current !== null) this.#memory.remember(current);
    this.slugs = this.#memory.read();
  }

  /** Asks for what is shown. What is gone makes room for another; what does not come is left out this time. */
  async know(current: string | null): Promise<void> {
    for (let unknown = this.#unknown(current); unknown.length > 0; unknown = this.#unknown(current)) {
      const answers = await Promise.all(unknown.map(async (slug) => ({ slug, page: await this.#api.product(slug) })));
      runInAction(() => {
        const cards = new Map(this.cards);
        for (const { slug, page } of answers) {
          if (page.ok) cards.set(slug, page.value.product);
          else if (page.refusal.status === 404) this.#memory.drop(slug);
        }
        this.cards = cards;
        const left = new Set(answers.filter(({ page }) => !page.ok).map(({ slug }) => slug));
        this.slugs = this.slugs.filter((slug) => !left.has(slug));
      });
    }
  }

  forget(): void {
    this.#memory.forget();
    this.slugs = [];
    this.cards = new Map();
  }

  /** Whoever uses the device after somebody signed out finds nothing of theirs. */
  follow(session: SessionStore): void {
    onOwnerChange(session, (wasSignedIn) => {
      if (wasSignedIn) this.forget();
    });
  }

  #shown(current: string | null): readonly string[] {
    return this.slugs.filter((slug) => slug !== current).slice(0, mostSeenShown);
  }

  #unknown(current: string | null): readonly string[] {
    return this.#shown(current).filter((slug) => !this.cards.has(slug));
  }
}
