import { SeenProducts } from '#application/browser/home/ports/seen-products.ts';
import { withSeen } from '#domain/home/seen-product.ts';

export class SeenProductsInMemory extends SeenProducts {
  #slugs: readonly string[];

  constructor(...slugs: readonly string[]) {
    super();
    this.#slugs = slugs;
  }

  read(): readonly string[] {
    return this.#slugs;
  }

  remember(slug: string): void {
    this.#slugs = withSeen(this.#slugs, slug);
  }

  drop(slug: string): void {
    this.#slugs = this.#slugs.filter((each) => each !== slug);
  }

  forget(): void {
    this.#slugs = [];
  }
}
