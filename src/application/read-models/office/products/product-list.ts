import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ProductState } from '#domain/office/products/product-state.ts';
import type { Lack } from '#domain/office/working-copy.ts';

/** A product in the office's list. */
export interface ShownOfficeProduct {
  readonly id: number;
  readonly sku: string;
  readonly kind: ProductKind;
  readonly slug: string;
  readonly title: string;
  readonly state: ProductState;
  /** ISO 8601, as the other instants; null: no hour is set. */
  readonly publishAt: string | null;
  readonly isChanged: boolean;
  readonly changedAt: string;
  /** What hinders publishing it. */
  readonly lacks: readonly Lack[];
}

/** A page of the list. */
export interface OfficeProductsPage {
  readonly products: readonly ShownOfficeProduct[];
  readonly total: number;
  readonly pages: number;
  /** Whether whoever asks may make a product. */
  readonly mayMake: boolean;
}
