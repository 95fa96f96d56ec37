import { SeenProducts } from '#application/browser/home/ports/seen-products.ts';
import { mostSeen, withSeen } from '#domain/home/seen-product.ts';

const name = 'escuela.vistos';

/** `localStorage`. */
export class SeenProductsInLocalStorage extends SeenProducts {
  read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? [...new Set(kept.filter(isSlug))].slice(0, mostSeen) : [];
    } catch {
      // Forbidden storage, or a text that is not ours.
      return [];
    }
  }

  remember(slug: string): void {
    this.#write(withSeen(this.read(), slug));
  }

  drop(slug: string): void {
    this.#write(this.read().filter((each) => each !== slug));
  }

  forget(): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // The port promises silence.
    }
  }

  #write(slugs: readonly string[]): void {
    try {
      localStorage.setItem(name, JSON.stringify(slugs));
    } catch {
      // Full or forbidden: as above.
    }
  }
}

/** Other scripts and older versions may have written there; a slug is one segment of an address of this school. */
function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z\d-]{1,200}$/.test(value);
}
