import type { Kysely } from 'kysely';
import {
  type FoundProducts,
  type ListedAddress,
  type Novelty,
  type ProductAddress,
  type ProductQuery,
  Products,
} from '#application/server/catalogue/ports/products.ts';
import type { CatalogueFacets } from '#domain/search/catalogue-facets.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { branchesOf, busiest } from '#domain/search/entry-facets.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { StoredProduct, StoredProductDetails } from '#domain/catalogue/product.ts';
import { answerFrom, type SearchableProduct, type SearchAnswer } from '#domain/search/search.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { readPopular } from './popular-products.ts';
import { type ListedRow, listedColumns, listedOf } from './product-rows.ts';
import { readStaffNames, readTeachers } from './product-staff.ts';
import { averageOf, readRatingSums, unrated } from './rating-sums.ts';
import { ProductStories } from './product-stories.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const addressColumns = [
  'products.kind',
  'products.slug',
  'products.updated_at',
  'category.slug as category_slug',
] as const;

interface AddressRow {
  readonly kind: string;
  readonly slug: string;
  readonly updated_at: string;
  readonly category_slug: string | null;
}

function addressOf({ kind, slug, updated_at: updatedAt, category_slug: categorySlug }: AddressRow): ProductAddress {
  return { kind: kind as ProductKind, slug, categorySlug, updatedAt };
}

export class ProductsInSql extends Products {
  readonly #stories: ProductStories;

  /** @param index what finding goes by: one for all that read the same database. */
  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly index: CatalogueIndex = new CatalogueIndex(db),
  ) {
    super();
    this.#stories = new ProductStories(db);
  }

  async find(query: ProductQuery): Promise<FoundProducts> {
    const catalogue = await this.index.at(query.now);
    const found = await catalogue.select(query);
    const shown = found.slice(query.offset, query.offset + query.limit);
    return { products: await this.withIds(shown.map(({ facts }) => facts.id)), total: found.length };
  }

  async facets(query: ProductQuery): Promise<CatalogueFacets> {
    const catalogue = await this.index.at(query.now);
    return catalogue.countFacets(query);
  }

  async findBySlug(slug: string): Promise<StoredProductDetails | null> {
    const product = await this.listedBySlug(slug);
    return product === null ? null : this.#stories.tell(product);
  }

  async listedBySlug(slug: string): Promise<StoredProduct | null> {
    const rows = await this.#published().select(listedColumns).where('products.slug', '=', slug).execute();
    const [product] = await this.#complete(rows);
    return product ?? null;
  }

  async withIds(ids: readonly number[]): Promise<readonly StoredProduct[]> {
    if (ids.length === 0) return [];
    const rows = await this.#published().select(listedColumns).where('products.id', 'in', ids).execute();
    const byId = new Map((await this.#complete(rows)).map((product) => [product.id, product]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async searchable(): Promise<readonly SearchableProduct[]> {
    const { texts } = await this.index.facts();
    return texts.map(({ product }) => product);
  }

  async search(typed: string, offset: number, limit: number): Promise<SearchAnswer> {
    const { textIndex } = await this.index.facts();
    return answerFrom((parts) => textIndex.containing(parts), typed, offset, limit);
  }

  async popular(limit: number): Promise<readonly SearchableProduct[]> {
    const [ids, { texts }] = await Promise.all([readPopular(this.db, limit), this.index.facts()]);
    const byId = new Map(texts.map(({ product }) => [product.id, product]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async teachers(limit: number): Promise<readonly Teacher[]> {
    const { products } = await this.index.facts();
    return readTeachers(
      this.db,
      busiest(products)
        .slice(0, limit)
        .map(({ person }) => person.id),
    );
  }

  async count(): Promise<number> {
    return (await this.index.facts()).products.length;
  }

  async categories(kinds: readonly ProductKind[]): Promise<readonly Category[]> {
    const { categories } = await this.index.facts();
    return [...categories]
      .filter(([, held]) => (kinds.length === 0 ? held.size > 0 : kinds.some((kind) => held.has(kind))))
      .map(([category]) => category);
  }

  async branches(): Promise<readonly CatalogueBranch[]> {
    return branchesOf((await this.index.facts()).products);
  }

  async addresses(offset: number, limit: number): Promise<readonly ListedAddress[]> {
    const { products } = await this.index.facts();
    return products.slice(offset, offset + limit).map(({ kind, slug, category, updatedAt, staff }) => ({
      kind,
      slug,
      categorySlug: category?.slug ?? null,
      updatedAt,
      staffSlugs: staff.map((each) => each.slug),
    }));
  }

  async newest(limit: number): Promise<readonly Novelty[]> {
    const rows = await this.#published()
      .select([
        ...addressColumns,
        'products.title',
        'products.summary',
        'products.published_at',
        'products.starts_at',
        'products.ends_at',
      ])
      .orderBy('products.published_at', 'desc')
      .orderBy('products.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...addressOf(row),
      title: row.title,
      summary: row.summary,
      publishedAt: row.published_at,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    }));
  }

  #published() {
    return this.db
      .selectFrom('products')
      .leftJoin('categories as category', 'category.id', 'products.category_id')
      .leftJoin('product_places as places', 'places.product_id', 'products.id')
      .where('products.status', '=', 'published');
  }

  async #complete(rows: readonly ListedRow[]): Promise<readonly StoredProduct[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [names, classes, ratings] = await Promise.all([
      readStaffNames(this.db, ids),
      this.#classCounts(ids),
      readRatingSums(this.db, ids),
    ]);
    return rows.map((row) =>
      listedOf(row, {
        staffNames: names.get(row.id) ?? [],
        classes: classes.get(row.id) ?? 0,
        rating: averageOf(ratings.get(row.id) ?? unrated),
      }),
    );
  }

  async #classCounts(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.db
      .selectFrom('classes')
      .select(['product_id', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('product_id', 'in', ids)
      .groupBy('product_id')
      .execute();
    return new Map(rows.map((row) => [row.product_id, Number(row.count)]));
  }
}
