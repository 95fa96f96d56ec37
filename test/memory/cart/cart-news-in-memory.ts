import { CartNews } from '#application/browser/cart/ports/cart-news.ts';

/** One tab's end of the news; `anotherTab` gives the end of another tab of the same browser. */
export class CartNewsInMemory extends CartNews {
  readonly #listeners: (() => void)[] = [];

  constructor(private readonly tabs = new Set<CartNewsInMemory>()) {
    super();
    tabs.add(this);
  }

  anotherTab(): CartNewsInMemory {
    return new CartNewsInMemory(this.tabs);
  }

  announce(): void {
    for (const tab of this.tabs) {
      if (tab !== this) for (const listener of tab.#listeners) listener();
    }
  }

  listen(onNews: () => void): void {
    this.#listeners.push(onNews);
  }
}
