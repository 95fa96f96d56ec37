import { type KnownPerson, type KnownProduct, Publications } from '#application/server/office/ports/publications.ts';
import type { DraftField, ProductDraft } from '#domain/catalogue/product-draft.ts';
import { NO_RATE } from '#domain/shared/rate.ts';
import type { BookSection } from '#domain/reading/manuscript.ts';

/** Products being published, in this process's memory. */
export class PublicationsInMemory extends Publications {
  readonly #products = new Map<number, ProductDraft>();
  readonly #sections = new Map<number, readonly BookSection[]>();
  readonly #staff: { readonly fullName: string; readonly slug: string }[] = [];

  constructor(
    private readonly categories: ReadonlyMap<string, number> = new Map(),
    private readonly sellers: readonly { readonly slug: string; readonly tradeName: string }[] = [],
  ) {
    super();
  }

  findBySku(sku: string): Promise<KnownProduct | null> {
    return Promise.resolve(this.#find((draft) => draft.sku === sku));
  }

  findBySlug(slug: string): Promise<KnownProduct | null> {
    const seller = this.sellers.find((each) => each.slug === slug);
    const ofSeller =
      seller === undefined ? null : { id: 0, sku: seller.tradeName, slug, kind: 'seller', igvRate: NO_RATE };
    return Promise.resolve(this.#find((draft) => draft.slug === slug) ?? ofSeller);
  }

  categoryId(slug: string): Promise<number | null> {
    return Promise.resolve(this.categories.get(slug) ?? null);
  }

  staffId(name: string): Promise<number | null> {
    const place = this.#staff.findIndex(({ fullName, slug }) => fullName === name || slug === name);
    return Promise.resolve(place === -1 ? null : place + 1);
  }

  staffWithSlug(slug: string): Promise<KnownPerson | null> {
    const place = this.#staff.findIndex((each) => each.slug === slug);
    const found = this.#staff[place];
    return Promise.resolve(found === undefined ? null : { id: place + 1, fullName: found.fullName });
  }

  addStaff(fullName: string, slug: string): Promise<number> {
    return Promise.resolve(this.#staff.push({ fullName, slug }));
  }

  add(draft: ProductDraft): Promise<number> {
    const id = Math.max(0, ...this.#products.keys()) + 1;
    this.#products.set(id, draft);
    return Promise.resolve(id);
  }

  update(id: number, draft: ProductDraft, _now: Date, untold: ReadonlySet<DraftField> = new Set()): Promise<void> {
    const kept = Object.entries(this.#products.get(id) ?? {}).filter(([field]) => untold.has(field as DraftField));
    this.#products.set(id, { ...draft, ...Object.fromEntries(kept) });
    return Promise.resolve();
  }

  replaceSections(productId: number, sections: readonly BookSection[]): Promise<void> {
    this.#sections.set(productId, sections);
    return Promise.resolve();
  }

  #find(isSought: (draft: ProductDraft) => boolean): KnownProduct | null {
    const found = [...this.#products].find(([, draft]) => isSought(draft));
    if (found === undefined) return null;
    const [id, { sku, slug, kind, igvRate }] = found;
    return { id, sku, slug, kind, igvRate };
  }
}
