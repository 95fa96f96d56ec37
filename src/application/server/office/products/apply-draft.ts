import type { Clock } from '#application/ports/clock.ts';
import type { PartEditors } from '#application/server/office/part-editor.ts';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import { partsOfKind } from '#domain/office/working-copy.ts';
import type { OfficeProducts } from './ports/office-products.ts';

/**
 * Makes a product what publishing it now would make it, whatever it still lacks: for a page that is drawn in the same transaction,
 * which is then undone. Gives the page's path; null: there is no such product.
 */
export class ApplyDraft {
  constructor(
    private readonly products: OfficeProducts,
    private readonly copies: WorkingCopies,
    private readonly editors: PartEditors,
    private readonly clock: Clock,
  ) {}

  async execute(productId: number): Promise<string | null> {
    const product = await this.products.find(productId);
    if (product === null) return null;
    const now = this.clock.now();
    for (const editor of this.editors.among(partsOfKind(product.kind))) {
      const kept = await this.copies.find(productId, editor.part);
      if (kept?.isPending !== true) continue;
      const lacks = await editor.check(kept.content, product);
      const hasAddress = !lacks.some(({ field, hinders }) => hinders && field === 'slug');
      // An address that it cannot have would have no page.
      const content = hasAddress ? kept.content : { ...(kept.content as FactsContent), slug: product.slug };
      await editor.apply(productId, content, now);
    }
    await this.products.publish(productId, now);
    const shown = await this.products.find(productId);
    return shown === null ? null : productPath(shown.kind, shown.slug);
  }
}
