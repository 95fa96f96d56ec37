import type { Clock } from '#application/ports/clock.ts';
import type { KnownProduct, Publications } from '#application/server/office/ports/publications.ts';
import type { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { slugsFor } from '#domain/catalogue/own-slug.ts';
import { checkDraft, type DraftField, type DraftRefusal, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type SaveProductRefusal =
  | DraftRefusal
  | { readonly kind: 'slug-taken'; readonly field: 'slug'; readonly by: string }
  | { readonly kind: 'kind-changed'; readonly field: 'kind'; readonly from: string };

export interface SavedProduct {
  readonly id: number;
  readonly slug: string;
  readonly isNew: boolean;
}

export interface CheckedDraft {
  /** The product that the draft would update, or null for a new one. */
  readonly known: KnownProduct | null;
  /** The draft with its slug. */
  readonly draft: ProductDraft;
}

/** Adds a product, or updates the one of the same sku. What it costs in orders already made stays as it was. */
export class SaveProduct {
  constructor(
    private readonly publications: Publications,
    private readonly settings: PriceSettings,
    private readonly clock: Clock,
  ) {}

  /** @param untold what is not said of a product that is there, which keeps it; of a new one it is as the draft has it. */
  async execute(
    draft: ProductDraft,
    untold: ReadonlySet<DraftField> = new Set(),
  ): Promise<Result<SavedProduct, SaveProductRefusal>> {
    const checked = await this.check(draft, untold);
    if (!checked.ok) return checked;
    const { known, draft: sound } = checked.value;
    const now = this.clock.now();
    if (known === null) {
      const id = await this.publications.add(sound, now);
      return accept({ id, slug: sound.slug, isNew: true });
    }
    await this.publications.update(known.id, sound, now, untold);
    return accept({ id: known.id, slug: sound.slug, isNew: false });
  }

  /** What `execute` would refuse, without writing anything. */
  async check(
    asked: ProductDraft,
    untold: ReadonlySet<DraftField> = new Set(),
  ): Promise<Result<CheckedDraft, SaveProductRefusal>> {
    const known = await this.publications.findBySku(asked.sku);
    const draft = asked.slug === '' ? { ...asked, slug: known?.slug ?? (await this.#freeSlug(asked)) } : asked;
    const generalRate = this.settings.generalRate(limaDay(this.clock.now()));
    // Prices are checked with the rate that they will have.
    const meant = known !== null && untold.has('igvRate') ? { ...draft, igvRate: known.igvRate } : draft;
    const checked = checkDraft(meant, generalRate, known === null ? new Set() : untold);
    if (!checked.ok) return checked;
    const namesake = draft.slug === known?.slug ? null : await this.publications.findBySlug(draft.slug);
    if (namesake !== null) {
      return refuse({ kind: 'slug-taken', field: 'slug', by: namesake.sku });
    }
    if (known !== null && known.kind !== draft.kind) {
      return refuse({ kind: 'kind-changed', field: 'kind', from: known.kind });
    }
    return accept({ known, draft });
  }

  async #freeSlug({ title, sku }: ProductDraft): Promise<string> {
    const slugs = slugsFor(title, sku);
    for (;;) {
      const slug = slugs.next().value;
      if ((await this.publications.findBySlug(slug)) === null) return slug;
    }
  }
}
