import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { PartEditors } from '#application/server/office/part-editor.ts';
import type { KeptPart, WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import { type CopyPart, isPublishable, type Lack, partsOfKind } from '#domain/office/working-copy.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeProducts } from './ports/office-products.ts';
import type { CopyContents, ProductVersions } from './ports/product-versions.ts';

export type PublishProductRefusal =
  | { readonly kind: 'product-not-found' }
  /** What hinders it. */
  | { readonly kind: 'product-lacks'; readonly lacks: readonly Lack[] }
  /** Somebody saved a part since the plan was made: what they wrote would go out unseen. */
  | { readonly kind: 'copy-changed' };

/** What publishing a product would do. */
export interface PublishingPlan {
  readonly product: EditedProduct;
  /** The parts that differ from what is published. */
  readonly changed: readonly CopyPart[];
  /** Of all parts. */
  readonly lacks: readonly Lack[];
  /** What it changes for whoever has the product, in sentences. */
  readonly effects: readonly string[];
  /** What was saved when the plan was made: whoever publishes by it publishes that and nothing else. */
  readonly mark: string;
}

type Pending = ReadonlyMap<CopyPart, KeptPart>;

/** Tells what publishing a product would do, and what it lacks; changes nothing. */
export class PlanPublishing {
  constructor(
    private readonly products: OfficeProducts,
    private readonly copies: WorkingCopies,
    private readonly editors: PartEditors,
  ) {}

  async execute(productId: number): Promise<Result<PublishingPlan, { readonly kind: 'product-not-found' }>> {
    const product = await this.products.find(productId);
    if (product === null) return refuse({ kind: 'product-not-found' });
    const pending = await pendingOf(this.copies, productId);
    const lacks: Lack[] = [];
    const effects: string[] = [];
    for (const editor of this.editors.among(partsOfKind(product.kind))) {
      const kept = pending.get(editor.part);
      const content = kept === undefined ? await editor.read(productId) : kept.content;
      lacks.push(...(await editor.check(content, product)));
      if (kept !== undefined) effects.push(...(await editor.effects(productId, content)));
    }
    const changed = partsOfKind(product.kind).filter((part) => pending.has(part));
    return accept({ product, changed, lacks, effects, mark: markOf(pending) });
  }
}

/** Publishes a product with all that was changed in its working copy, at once; the whole is kept as a version. */
export class PublishProduct {
  constructor(
    private readonly products: OfficeProducts,
    private readonly copies: WorkingCopies,
    private readonly versions: ProductVersions,
    private readonly editors: PartEditors,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * @param by the account; null: the command line, or the school's clock. @param mark of the plan that is followed; null: whatever is
   * saved now. Gives the number of the version.
   */
  async execute(
    productId: number,
    by: string | null,
    mark: string | null,
  ): Promise<Result<number, PublishProductRefusal>> {
    await this.products.lock(productId);
    await this.copies.lock(productId);
    const planned = await new PlanPublishing(this.products, this.copies, this.editors).execute(productId);
    if (!planned.ok) return planned;
    const { product, lacks, changed } = planned.value;
    if (mark !== null && mark !== planned.value.mark) return refuse({ kind: 'copy-changed' });
    if (!isPublishable(lacks)) return refuse({ kind: 'product-lacks', lacks: lacks.filter(({ hinders }) => hinders) });
    const now = this.clock.now();
    const contents = await this.#apply(product, now);
    await this.copies.settle(productId);
    await this.products.publish(productId, now);
    const number = await this.versions.add(productId, contents, by, now);
    await this.journal.note(
      by,
      'product-published',
      String(productId),
      { state: product.state },
      { state: 'published', parts: changed.join(' ') },
    );
    return accept(number);
  }

  /** Writes what was changed and gives the whole as it is then. */
  async #apply({ id, kind }: EditedProduct, now: Date): Promise<CopyContents> {
    const pending = await pendingOf(this.copies, id);
    const editors = this.editors.among(partsOfKind(kind));
    for (const editor of editors) {
      const kept = pending.get(editor.part);
      if (kept !== undefined) await editor.apply(id, kept.content, now);
    }
    const contents: Partial<Record<CopyPart, unknown>> = {};
    for (const editor of editors) contents[editor.part] = await editor.read(id);
    return contents;
  }
}

function markOf(pending: Pending): string {
  return [...pending.values()].map(({ part, revision }) => `${part}:${revision}`).join(' ');
}

async function pendingOf(copies: WorkingCopies, productId: number): Promise<Pending> {
  const kept = await copies.list(productId);
  return new Map(kept.filter(({ isPending }) => isPending).map((each) => [each.part, each]));
}
