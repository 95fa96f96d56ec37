import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ProductChoices, ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';

/** A product as a whole, for whoever edits it. */
export abstract class EditedProductsApi {
  abstract open(productId: number): Answer<ShownEditedProduct>;
  /** Publishes what was seen with this mark. */
  abstract publish(productId: number, mark: string): Answer<void>;
  abstract choices(): Answer<ProductChoices>;
}
