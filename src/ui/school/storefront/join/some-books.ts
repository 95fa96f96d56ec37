import type { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';

/** Books for the picture of a page; none where they could not be read. */
export async function someBooks(api: CatalogueApi): Promise<readonly ProductCard[]> {
  const found = await api.list({ kinds: ['book'], categorySlug: null, dates: 'any', page: 1, size: 3 });
  return found.ok ? found.value.products : [];
}
