import {
  type FoundProducts,
  type ListedAddress,
  type Novelty,
  type ProductAddress,
  type ProductQuery,
  Products,
} from '#application/server/catalogue/ports/products.ts';
import { type CatalogueEntry, entryAt, type EntryFacts, searchableOf } from '#domain/search/catalogue-entry.ts';
import { byText, type CatalogueFacets } from '#domain/search/catalogue-facets.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { branchesOf, busiest, facetsOf } from '#domain/search/entry-facets.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { StoredProduct, StoredProductDetails } from '#domain/catalogue/product.ts';
import { answerSearch, type SearchableProduct, type SearchAnswer } from '#domain/search/search.ts';
import { comparisonIn, orderOf, selectEntries } from '#domain/search/selection.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';

/** Published products in this process's memory, in the school's own order. */
export class ProductsInMemory extends Products {
  /** @param holders how many accounts hold a product, by its id. */
  constructor(
    private readonly products: readonly StoredProductDetails[],
    private readonly holders: ReadonlyMap<number, number> = new Map(),
  ) {
    super();
  }

  find(query: ProductQuery): Promise<FoundProducts> {
    const found = selectEntries(this.#entries(query.now).toSorted(comparisonIn[orderOf(query)]), query);
    const byId = new Map(this.products.map((product) => [product.id, product]));
    const shown = found
      .slice(query.offset, query.offset + query.limit)
      .flatMap(({ facts }) => byId.get(facts.id) ?? []);
    return Promise.resolve({ products: shown.map(listed), total: found.length });
  }

  facets(query: ProductQuery): Promise<CatalogueFacets> {
    const everybody = this.#facts().flatMap(({ staff }) => staff);
    const people = new Map(everybody.map((person) => [person.slug, person]));
    return Promise.resolve(facetsOf(this.#entries(query.now), query, people));
  }

  findBySlug(slug: string): Promise<StoredProductDetails | null> {
    return Promise.resolve(this.products.find((product) => product.slug === slug) ?? null);
  }

  async listedBySlug(slug: string): Promise<StoredProduct | null> {
    const product = await this.findBySlug(slug);
    return product === null ? null : listed(product);
  }

  withIds(ids: readonly number[]): Promise<readonly StoredProduct[]> {
    const byId = new Map(this.products.map((product) => [product.id, product]));
    return Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []).map(listed));
  }

  searchable(): Promise<readonly SearchableProduct[]> {
    return Promise.resolve(this.#facts().map((facts) => searchableOf(facts).product));
  }

  search(typed: string, offset: number, limit: number): Promise<SearchAnswer> {
    return this.searchable().then((products) => answerSearch(products, typed, offset, limit));
  }

  async popular(limit: number): Promise<readonly SearchableProduct[]> {
    const holders = ({ id }: SearchableProduct): number => this.holders.get(id) ?? 0;
    const products = await this.searchable();
    return products
      .filter((product) => holders(product) > 0)
      .toSorted((a, b) => holders(b) - holders(a))
      .slice(0, limit);
  }

  teachers(limit: number): Promise<readonly Teacher[]> {
    const members = new Map(this.products.flatMap(({ staff }) => staff).map((each) => [each.id, each]));
    const first = busiest(this.#facts()).slice(0, limit);
    return Promise.resolve(
      first.flatMap(({ person: { id, slug, name } }) => {
        const member = members.get(id);
        return member === undefined ? [] : [{ slug, name, profession: member.profession, photo: member.photo }];
      }),
    );
  }

  count(): Promise<number> {
    return Promise.resolve(this.products.length);
  }

  categories(kinds: readonly ProductKind[]): Promise<readonly Category[]> {
    const all = new Map<number, Category>();
    for (const { kind, category } of this.products) {
      if (category !== null && (kinds.length === 0 || kinds.includes(kind))) all.set(category.id, category);
    }
    return Promise.resolve([...all.values()].toSorted((a, b) => a.id - b.id));
  }

  branches(): Promise<readonly CatalogueBranch[]> {
    return Promise.resolve(branchesOf(this.#facts()));
  }

  addresses(offset: number, limit: number): Promise<readonly ListedAddress[]> {
    const some = this.products.slice(offset, offset + limit);
    return Promise.resolve(
      some.map((product) => ({ ...addressOf(product), staffSlugs: product.staff.map(({ slug }) => slug) })),
    );
  }

  newest(limit: number): Promise<readonly Novelty[]> {
    const told = this.products.toSorted((a, b) => byText(b.publishedAt, a.publishedAt) || b.id - a.id).slice(0, limit);
    return Promise.resolve(
      told.map((product) => {
        const { title, summary, publishedAt, startsAt, endsAt } = product;
        return { ...addressOf(product), title, summary, publishedAt, startsAt, endsAt };
      }),
    );
  }

  #facts(): readonly EntryFacts[] {
    return this.products.map(factsOf);
  }

  #entries(now: Date): readonly CatalogueEntry[] {
    return this.#facts().map((facts) => entryAt(facts, searchableOf(facts), now));
  }
}

/** What a product is found by. */
export function factsOf(product: StoredProductDetails): EntryFacts {
  const { id, title, slug, kind, category, price, startsAt, endsAt, publishedAt, updatedAt } = product;
  const staff = product.staff.map((member) => ({ id: member.id, slug: member.slug, name: member.name }));
  const { average, count } = product.rating ?? { average: '0', count: 0 };
  const rating = { count, stars: Math.round(Number(average) * count) };
  return { id, title, slug, kind, category, staff, price, startsAt, endsAt, publishedAt, updatedAt, rating };
}

function addressOf({ kind, slug, category, updatedAt }: StoredProductDetails): ProductAddress {
  return { kind, slug, categorySlug: category?.slug ?? null, updatedAt };
}

function listed(product: StoredProduct): StoredProduct {
  const { id, kind, slug, title, summary, category, staffNames, coverFile, price } = product;
  const { startsAt, endsAt, modality, minutes, classes, planPage, rating } = product;
  const facts = { id, kind, slug, title, summary, category, staffNames, coverFile, price };
  return { ...facts, startsAt, endsAt, modality, minutes, classes, planPage, rating };
}
