import {
  type FoundProducts,
  type ProductAddress,
  type ProductQuery,
  Products,
} from '#application/server/ports/products.ts';
import {
  bandOf,
  bySlug,
  type CatalogueFacets,
  type CountedStaff,
  countFacets,
  type DateChoice,
  type DateSpan,
  daysAhead,
  type FacetCell,
} from '#domain/catalogue/catalogue-facets.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { isComing } from '#domain/catalogue/present-product.ts';
import { moduleCodeOf, productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import type { StoredProduct, StoredProductDetails } from '#domain/catalogue/product.ts';
import {
  answerSearch,
  fitnessOf,
  type SearchableProduct,
  type SearchAnswer,
  searchText,
  soughtText,
} from '#domain/catalogue/search.ts';
import { shownPrice } from '#domain/catalogue/shown-price.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { slugify } from '#domain/shared/slug.ts';

/** Published products in this process's memory, in the school's own order. */
export class ProductsInMemory extends Products {
  readonly #products: readonly StoredProductDetails[];

  readonly #holders: ReadonlyMap<number, number>;

  /** @param holders how many accounts hold a product, by its id. */
  constructor(products: readonly StoredProductDetails[], holders: ReadonlyMap<number, number> = new Map()) {
    super();
    this.#products = products;
    this.#holders = holders;
  }

  find(query: ProductQuery): Promise<FoundProducts> {
    const found = this.#products.filter((product) => matches(product, query)).toSorted(inOrder(query));
    const products = found.slice(query.offset, query.offset + query.limit).map(listed);
    return Promise.resolve({ products, total: found.length });
  }

  facets(query: ProductQuery): Promise<CatalogueFacets> {
    const { refinement = {}, now, categorySlug, dates } = query;
    const { staffSlug, ...others } = refinement;
    const open = { ...query, categorySlug: null, dates: 'any' } as const;
    const { kind = null, price = null, sought } = refinement;
    const counted = this.#products.filter((product) =>
      matches(product, {
        ...open,
        refinement: { ...(sought !== undefined && { sought }), ...(staffSlug !== undefined && { staffSlug }) },
      }),
    );
    const cells = countFacets(
      counted.map((product) => cellOf(product, now)),
      { kind, categorySlug, price, dates },
    );
    const taught = this.#products.filter((product) => matches(product, { ...query, refinement: others }));
    return Promise.resolve({ ...cells, staff: this.#staffOf(taught, staffSlug) });
  }

  findBySlug(slug: string): Promise<StoredProductDetails | null> {
    return Promise.resolve(this.#products.find((product) => product.slug === slug) ?? null);
  }

  searchable(): Promise<readonly SearchableProduct[]> {
    return Promise.resolve(
      this.#products.map(({ id, title, slug, kind, staff }) => ({
        id,
        title,
        slug,
        moduleCode: moduleCodeOf(kind),
        path: productPath(kind, slug),
        staff: staff.map((each) => ({ id: each.id, name: each.name })),
      })),
    );
  }

  search(typed: string, offset: number, limit: number): Promise<SearchAnswer> {
    return this.searchable().then((products) => answerSearch(products, typed, offset, limit));
  }

  async popular(limit: number): Promise<readonly SearchableProduct[]> {
    const holders = ({ id }: SearchableProduct): number => this.#holders.get(id) ?? 0;
    const products = await this.searchable();
    return products
      .filter((product) => holders(product) > 0)
      .toSorted((a, b) => holders(b) - holders(a))
      .slice(0, limit);
  }

  teachers(limit: number): Promise<readonly Teacher[]> {
    const everybody = this.#products.flatMap(({ staff }) => staff);
    const ofOne = (id: number) => everybody.filter((each) => each.id === id).length;
    const once = [...new Map(everybody.map((each) => [each.id, each])).values()];
    const teachers = once
      .map(({ id, name, profession, photo }) => ({ count: ofOne(id), slug: slugify(name), name, profession, photo }))
      .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
    return Promise.resolve(teachers.slice(0, limit).map(({ count: _, ...teacher }) => teacher));
  }

  count(): Promise<number> {
    return Promise.resolve(this.#products.length);
  }

  categories(kinds: readonly ProductKind[]): Promise<readonly Category[]> {
    const all = new Map<number, Category>();
    for (const { kind, category } of this.#products) {
      if (category !== null && (kinds.length === 0 || kinds.includes(kind))) all.set(category.id, category);
    }
    return Promise.resolve([...all.values()].toSorted((a, b) => a.id - b.id));
  }

  addresses(): Promise<readonly ProductAddress[]> {
    return Promise.resolve(
      this.#products.toSorted((a, b) => a.id - b.id).map(({ kind, slug, updatedAt }) => ({ kind, slug, updatedAt })),
    );
  }

  /** Whoever was chosen stands among them even with none. */
  #staffOf(taught: readonly StoredProductDetails[], chosen: string | undefined): CountedStaff[] {
    const everybody = new Set(this.#products.flatMap(({ staffNames }) => staffNames));
    const counted = [...everybody].map((name) => ({
      value: { slug: slugify(name), name },
      count: taught.filter(({ staffNames }) => staffNames.includes(name)).length,
    }));
    return bySlug(counted.filter(({ value, count }) => count > 0 || value.slug === chosen));
  }
}

function matches(product: StoredProduct, query: ProductQuery): boolean {
  const { kinds, categorySlug, dates, now, refinement = {} } = query;
  const { sought = '', kind, staffSlug, price } = refinement;
  const text = soughtText(sought);
  return (
    (kinds.length === 0 || kinds.includes(product.kind)) &&
    (kind === undefined || product.kind === kind) &&
    (categorySlug === null || product.category?.slug === categorySlug) &&
    (staffSlug === undefined || product.staffNames.some((name) => slugify(name) === staffSlug)) &&
    (price === undefined || bandOf(priceOf(product, now)) === price) &&
    (text === null || fitness(product, text) !== null) &&
    (dates === 'any' || isWithin(product, dates, now))
  );
}

function isWithin(product: StoredProduct, dates: Exclude<DateChoice, 'any'>, now: Date): boolean {
  if (product.startsAt === null || isComing(product, now) === (dates === 'past')) return false;
  if (dates === 'coming' || dates === 'past') return true;
  return Date.parse(product.startsAt) < now.getTime() + daysAhead[dates] * 86_400_000;
}

function spanOf(product: StoredProduct, now: Date): DateSpan {
  if (product.startsAt === null) return null;
  return (['past', 'week', 'month'] as const).find((span) => isWithin(product, span, now)) ?? 'later';
}

function cellOf(product: StoredProduct, now: Date): FacetCell {
  const { kind, category } = product;
  return { kind, category, price: bandOf(priceOf(product, now)), span: spanOf(product, now), count: 1 };
}

function priceOf(product: StoredProduct, now: Date): number {
  return shownPrice(product.price, now).current;
}

function fitness({ title, staffNames }: StoredProduct, sought: string) {
  return fitnessOf(searchText(title, staffNames), sought);
}

/** The order of a list; a stable sort keeps the school's own where the rest is equal. */
function inOrder({ dates, now, refinement = {} }: ProductQuery) {
  const sought = soughtText(refinement.sought ?? '');
  return (a: StoredProductDetails, b: StoredProductDetails): number => {
    if (refinement.order === 'newest') return b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;
    if (refinement.order === 'price-low') return priceOf(a, now) - priceOf(b, now);
    if (refinement.order === 'price-high') return priceOf(b, now) - priceOf(a, now);
    if (dates !== 'any') {
      return (dates === 'past' ? -1 : 1) * (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.id - b.id;
    }
    return sought === null ? 0 : (fitness(a, sought) ?? 0) - (fitness(b, sought) ?? 0);
  };
}

function listed(product: StoredProduct): StoredProduct {
  const { id, kind, slug, title, summary, category, staffNames, coverFile, price } = product;
  const { startsAt, endsAt, modality, minutes, classes, planPage } = product;
  const facts = { id, kind, slug, title, summary, category, staffNames, coverFile, price };
  return { ...facts, startsAt, endsAt, modality, minutes, classes, planPage };
}
