import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ProductChoices, ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { accept } from '#domain/shared/result.ts';

/** One product, before somebody who edits it. */
export class EditedProductsApiInMemory extends EditedProductsApi {
  /** The marks with which it was published. */
  readonly published: string[] = [];

  constructor(private readonly product: ShownEditedProduct) {
    super();
  }

  async open(): Answer<ShownEditedProduct> {
    return accept(this.product);
  }

  async publish(_productId: number, mark: string): Answer<void> {
    this.published.push(mark);
    return accept(undefined);
  }

  async choices(): Answer<ProductChoices> {
    return accept({ categories: [], staff: [], generalRate: 1800 });
  }
}
