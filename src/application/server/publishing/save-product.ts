import type { Clock } from '#application/ports/clock.ts';
import type { KnownProduct, Publications } from '#application/server/ports/publications.ts';
import type { PriceSettings } from '#application/server/ports/price-settings.ts';
import { checkDraft, type DraftRefusal, type ProductDraft } from '#domain/catalogue/product-draft.ts';
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

/** Adds a product, or updates the one of the same sku. What it costs in orders already made stays as it was. */
export class SaveProduct {
  readonly #publications: Publications;
  readonly #settings: PriceSettings;
  readonly #clock: Clock;

  constructor(publications: Publications, settings: PriceSettings, clock: Clock) {
    this.#publications = publications;
    this.#settings = settings;
    this.#clock = clock;
  }

  async execute(draft: ProductDraft): Promise<Result<SavedProduct, SaveProductRefusal>> {
    const checked = await this.check(draft);
    if (!checked.ok) return checked;
    const now = this.#clock.now();
    if (checked.value === null) {
      const id = await this.#publications.add(draft, now);
      return accept({ id, slug: draft.slug, isNew: true });
    }
    await this.#publications.update(checked.value.id, draft, now);
    return accept({ id: checked.value.id, slug: draft.slug, isNew: false });
  }

  /** What `execute` would refuse, without writing anything; else the product that the draft would update, or null for a new one. */
  async check(draft: ProductDraft): Promise<Result<KnownProduct | null, SaveProductRefusal>> {
    const checked = checkDraft(draft, this.#settings.generalRate(limaDay(this.#clock.now())));
    if (!checked.ok) return checked;
    const known = await this.#publications.findBySku(draft.sku);
    const namesake = await this.#publications.findBySlug(draft.slug);
    if (namesake !== null && namesake.id !== known?.id) {
      return refuse({ kind: 'slug-taken', field: 'slug', by: namesake.sku });
    }
    if (known !== null && known.kind !== draft.kind) {
      return refuse({ kind: 'kind-changed', field: 'kind', from: known.kind });
    }
    return accept(known);
  }
}
