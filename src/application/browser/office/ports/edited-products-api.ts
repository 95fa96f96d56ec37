import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { OfficeProductsPage } from '#application/read-models/office/products/product-list.ts';
import type { ProductChoices, ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type {
  OpenElsewhere,
  ShownVersion,
  VersionCompared,
} from '#application/read-models/office/products/product-version.ts';
import type { CopyPart } from '#domain/office/working-copy.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { ProductState } from '#domain/office/products/product-state.ts';

/** A product as a whole, for whoever edits it. */
export abstract class EditedProductsApi {
  abstract open(productId: number): Answer<ShownEditedProduct>;
  /** Publishes what was seen with this mark. */
  abstract publish(productId: number, mark: string): Answer<void>;
  /** Takes it from sale. */
  abstract retire(productId: number): Answer<void>;
  /** @param at ISO 8601; null: it is published by hand alone. */
  abstract schedule(productId: number, at: string | null): Answer<void>;
  /** Says that a part of it is open here; answers who else has it open. */
  abstract openElsewhere(productId: number, part: CopyPart): Answer<{ readonly others: readonly OpenElsewhere[] }>;
  /** An address at which anybody sees the public page as it would be, until an instant. */
  abstract preview(productId: number): Answer<{ readonly address: string; readonly until: string }>;
  abstract versions(productId: number): Answer<{ readonly versions: readonly ShownVersion[] }>;
  abstract compare(productId: number, version: number): Answer<VersionCompared>;
  /** Takes a version into the working copy. */
  abstract restore(productId: number, version: number): Answer<void>;
  abstract choices(): Answer<ProductChoices>;
  /** Sends a picture for its cover, which the facts name afterwards. */
  abstract keepCover(productId: number, picture: ChosenFile): Answer<{ readonly file: string }>;
}

/** Which products are listed; '' where nothing narrows them. */
export interface ProductListAsked {
  readonly kind: ProductKind | '';
  readonly state: ProductState | '';
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** The list of products, for whoever makes them. */
export abstract class OfficeProductsApi {
  abstract list(asked: ProductListAsked): Answer<OfficeProductsPage>;
  abstract make(kind: ProductKind, title: string): Answer<{ readonly id: number }>;
  abstract copy(productId: number): Answer<{ readonly id: number }>;
}
