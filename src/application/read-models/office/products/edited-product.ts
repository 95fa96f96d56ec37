import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ProductState } from '#domain/office/products/product-state.ts';
import type { CopyPart, Lack } from '#domain/office/working-copy.ts';

/** A product as the frame of its editor shows it. */
export interface ShownEditedProduct {
  readonly id: number;
  readonly sku: string;
  readonly kind: ProductKind;
  /** Of the working copy, where one is. */
  readonly title: string;
  /** As published. */
  readonly slug: string;
  readonly state: ProductState;
  /** ISO 8601; null: no hour is set at which the school publishes it by itself. */
  readonly publishAt: string | null;
  /** The parts that can be edited, in their order. */
  readonly parts: readonly CopyPart[];
  /** Those that differ from what is published. */
  readonly changed: readonly CopyPart[];
  readonly lacks: readonly Lack[];
  /** What publishing changes for whoever has it, in sentences. */
  readonly effects: readonly string[];
  /** By which what is seen here is published, and nothing that was saved since. */
  readonly mark: string;
  /** Whether whoever asks may change it. */
  readonly mayEdit: boolean;
  /** Whether they may publish it. */
  readonly mayPublish: boolean;
}

/** What is chosen from while a product is edited. */
export interface ProductChoices {
  readonly categories: readonly { readonly id: number; readonly title: string }[];
  readonly staff: readonly { readonly id: number; readonly name: string }[];
  /** The school's IGV today, in basis points. */
  readonly generalRate: number;
}
