import { type KnownPerson, type KnownProduct, Publications } from '#application/server/office/ports/publications.ts';
import type { DraftField, ProductDraft } from '#domain/catalogue/product-draft.ts';

/** The school's products as they would be after what was added and updated here; nothing of that is written. */
export class RehearsedPublications extends Publications {
  readonly #bySku = new Map<string, KnownProduct>();
  /** Null: a slug that was given up. */
  readonly #bySlug = new Map<string, KnownProduct | null>();

  constructor(private readonly real: Publications) {
    super();
  }

  async findBySku(sku: string): Promise<KnownProduct | null> {
    return this.#bySku.get(sku) ?? this.real.findBySku(sku);
  }

  async findBySlug(slug: string): Promise<KnownProduct | null> {
    const rehearsed = this.#bySlug.get(slug);
    return rehearsed === undefined ? this.real.findBySlug(slug) : rehearsed;
  }

  categoryId(slug: string): Promise<number | null> {
    return this.real.categoryId(slug);
  }

  staffId(name: string): Promise<number | null> {
    return this.real.staffId(name);
  }

  staffWithSlug(slug: string): Promise<KnownPerson | null> {
    return this.real.staffWithSlug(slug);
  }

  /** Gives no real id. */
  async add({ sku, slug, kind, igvRate }: ProductDraft): Promise<number> {
    this.#keep({ id: 0, sku, slug, kind, igvRate });
    return 0;
  }

  async update(id: number, draft: ProductDraft, _now: Date, untold?: ReadonlySet<DraftField>): Promise<void> {
    const { sku, slug, kind } = draft;
    const former = await this.findBySku(sku);
    if (former !== null && former.slug !== slug) this.#bySlug.set(former.slug, null);
    const igvRate = untold?.has('igvRate') === true ? former?.igvRate : undefined;
    this.#keep({ id, sku, slug, kind, igvRate: igvRate ?? draft.igvRate });
  }

  async addStaff(): Promise<number> {
    throw new Error('A rehearsal adds no staff');
  }

  async replaceSections(): Promise<void> {
    throw new Error('A rehearsal replaces no sections');
  }

  #keep(product: KnownProduct): void {
    this.#bySku.set(product.sku, product);
    this.#bySlug.set(product.slug, product);
  }
}
