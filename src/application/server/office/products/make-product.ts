import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Copying, PartEditors } from '#application/server/office/part-editor.ts';
import type { Publications } from '#application/server/office/ports/publications.ts';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { slugsFor } from '#domain/catalogue/own-slug.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { noPrices } from '#domain/office/products/prices-content.ts';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import { noPlan } from '#domain/plans/plan-content.ts';
import { partsOfKind } from '#domain/office/working-copy.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeProducts } from './ports/office-products.ts';

export type MakeProductRefusal =
  | { readonly kind: 'title-missing'; readonly field: 'title' }
  | { readonly kind: 'product-not-found' };

/** Makes a product that nobody sees yet: an empty one of a kind, or one that begins as another is. */
export class MakeProduct {
  constructor(
    private readonly products: OfficeProducts,
    private readonly publications: Publications,
    private readonly copies: WorkingCopies,
    private readonly editors: PartEditors,
    private readonly journal: OfficeJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** An empty one. Gives its id. */
  async execute(kind: ProductKind, title: string, by: string | null): Promise<Result<number, MakeProductRefusal>> {
    if (title.trim() === '') return refuse({ kind: 'title-missing', field: 'title' });
    const id = await this.#add(kind, title.trim().slice(0, 200), by);
    // What nothing is asked for yet is not free, and bears IGV.
    if (partsOfKind(kind).includes('prices')) {
      await this.copies.keep(id, 'prices', noPrices(kind === 'book'), 0, by, this.clock.now());
    }
    if (partsOfKind(kind).includes('plan')) await this.copies.keep(id, 'plan', noPlan, 0, by, this.clock.now());
    return accept(id);
  }

  /** One that begins as another is now in its working copy, under a title of its own. Gives its id. */
  async copy(productId: number, by: string | null): Promise<Result<number, MakeProductRefusal>> {
    const product = await this.products.find(productId);
    if (product === null) return refuse({ kind: 'product-not-found' });
    const id = await this.#add(product.kind, `${product.title} (copia)`.slice(0, 200), by);
    const made = await this.products.find(id);
    if (made !== null) await this.#copyParts(productId, made, by);
    return accept(id);
  }

  async #add(kind: ProductKind, title: string, by: string | null): Promise<number> {
    const id = await this.products.add({ kind, title, slug: await this.#freeSlug(title) }, this.clock.now());
    await this.journal.note(by, 'product-made', String(id), {}, { state: 'draft' });
    return id;
  }

  async #copyParts(from: number, { id, kind, title, slug }: EditedProduct, by: string | null): Promise<void> {
    const ids = new Map<string, string>();
    const idOf: Copying['idOf'] = (thing, known) => {
      const name = `${thing} ${typeof known} ${known}`;
      const given = ids.get(name) ?? this.ids.newId();
      ids.set(name, given);
      return given;
    };
    for (const editor of this.editors.among(partsOfKind(kind))) {
      const kept = await this.copies.find(from, editor.part);
      const whole = kept?.isPending === true ? kept.content : await editor.read(from);
      const content = await editor.copied(whole, { from, to: id, idOf });
      if (content === null) continue;
      const own = editor.part === 'facts' ? { ...(content as FactsContent), title, slug } : content;
      await this.copies.keep(id, editor.part, own, 0, by, this.clock.now());
    }
  }

  async #freeSlug(title: string): Promise<string> {
    const slugs = slugsFor(title, '');
    for (;;) {
      const slug = slugs.next().value;
      if ((await this.publications.findBySlug(slug)) === null) return slug;
    }
  }
}
