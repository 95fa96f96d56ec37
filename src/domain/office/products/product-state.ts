import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** Every state of a product: being made, for sale, and no longer for sale but still used by whoever has it. */
export const productStates = ['draft', 'published', 'retired'] as const;
export type ProductState = (typeof productStates)[number];

const stateNames: Readonly<Record<ProductState, string>> = {
  draft: 'Borrador',
  published: 'Publicado',
  retired: 'Retirado',
};

/** What a state is called. */
export const stateName = (state: ProductState): string => stateNames[state];

/** A product as whoever edits it has it before them. */
export interface EditedProduct {
  readonly id: number;
  readonly sku: string;
  readonly kind: ProductKind;
  /** As it is published, or would be. */
  readonly slug: string;
  readonly title: string;
  readonly state: ProductState;
  /** When the school publishes it by itself; null: only by hand. */
  readonly publishAt: Date | null;
}

/** What is said where a product would be made without a title. */
export const TITLE_MISSING = 'Escribe un título: se puede cambiar después.';
