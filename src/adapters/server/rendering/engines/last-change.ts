import type { ProductAddress } from '#application/server/catalogue/ports/products.ts';

/** When the last of some products was changed, ISO 8601; null: there is none. */
export function lastChangeOf(some: readonly Pick<ProductAddress, 'updatedAt'>[]): string | null {
  return some.reduce<string | null>(
    (last, { updatedAt }) => (last === null || updatedAt > last ? updatedAt : last),
    null,
  );
}
