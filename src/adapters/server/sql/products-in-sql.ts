import type { Kysely } from 'kysely';
import {
  type FoundProducts,
  type ProductAddress,
  type ProductQuery,
  Products,
} from '#application/server/ports/products.ts';
import type { CatalogueFacets } from '#domain/catalogue/catalogue-facets.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { StoredProduct, StoredProductDetails } from '#domain/catalogue/product.ts';
import type { SearchableProduct, SearchAnswer } from '#domain/catalogue/search.ts';
import type { Teacher } from '#domain/catalogue/teacher.ts';
import { readFacets } from './product-facets.ts';
import { filtered, ordered } from './product-filters.ts';
import { type ListedRow, listedColumns, listedOf } from './product-rows.ts';
import { ProductSearch } from './product-search.ts';
import { readStaffOf, readTeachers } from './product-staff.ts';
import { ProductStories } from './product-stories.ts';
import type { SchoolDatabase } from './tables.ts';

export class ProductsInSql extends Products {
  readonly #db: Kysely<SchoolDatabase>;
  readonly #search: ProductSearch;
  readonly #stories: ProductStories;

  constructor(db: Kysely<SchoolDatabase>) {
    super();
    this.#db = db;
    this.#search = new ProductSearch(db);
    this.#stories = new ProductStories(db);
  }

  async find(query: ProductQuery): Promise<FoundProducts> {
    const products = this.#db.selectFrom('products');
    // Ids first: sorting and skipping work on an index then, and only the rows that are shown are read whole.
    const [ids, count] = await Promise.all([
      ordered(filtered(products, query), query).select('products.id').offset(query.offset).limit(query.limit).execute(),
      filtered(products, query)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return { products: await this.#listed(ids.map(({ id }) => id)), total: Number(count.total) };
  }

  facets(query: ProductQuery): Promise<CatalogueFacets> {
    return readFacets(this.#db, query);
  }

  async findBySlug(slug: string): Promise<StoredProductDetails | null> {
    const row = await this.#published().select(listedColumns).where('products.slug', '=', slug).executeTakeFirst();
    if (row === undefined) return null;
    const [product] = await this.#complete([row]);
    return product === undefined ? null : this.#stories.tell(product);
  }

  searchable(): Promise<readonly SearchableProduct[]> {
    return this.#search.everything();
  }

  search(typed: string, offset: number, limit: number): Promise<SearchAnswer> {
    return this.#search.answer(typed, offset, limit);
  }

  popular(limit: number): Promise<readonly SearchableProduct[]> {
    return this.#search.popular(limit);
  }

  teachers(limit: number): Promise<readonly Teacher[]> {
    return readTeachers(this.#db, limit);
  }

  async count(): Promise<number> {
    const { total } = await this.#db
      .selectFrom('products')
      .where('status', '=', 'published')
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  async categories(kinds: readonly ProductKind[]): Promise<readonly Category[]> {
    // One look into the index for each category, however many products it holds.
    const rows = await this.#db
      .selectFrom('categories')
      .select(['id', 'slug', 'title'])
      .where((builder) => {
        const held = builder
          .selectFrom('products')
          .select('products.id')
          .whereRef('products.category_id', '=', 'categories.id')
          .where('products.status', '=', 'published');
        return builder.exists(kinds.length === 0 ? held : held.where('products.kind', 'in', kinds));
      })
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id, slug, title }) => ({ id, slug, title }));
  }

  async addresses(): Promise<readonly ProductAddress[]> {
    const rows = await this.#published()
      .select(['products.kind', 'products.slug', 'products.updated_at'])
      .orderBy('products.id')
      .execute();
    return rows.map(({ kind, slug, updated_at: updatedAt }) => ({ kind: kind as ProductKind, slug, updatedAt }));
  }

  #published() {
    return this.#db
      .selectFrom('products')
      .leftJoin('categories as category', 'category.id', 'products.category_id')
      .where('products.status', '=', 'published');
  }

  /** The products of these ids, in their order. */
  async #listed(ids: readonly number[]): Promise<readonly StoredProduct[]> {
    if (ids.length === 0) return [];
    const rows = await this.#published().select(listedColumns).where('products.id', 'in', ids).execute();
    const byId = new Map((await this.#complete(rows)).map((product) => [product.id, product]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async #complete(rows: readonly ListedRow[]): Promise<readonly StoredProduct[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [people, classes] = await Promise.all([readStaffOf(this.#db, ids), this.#classCounts(ids)]);
    return rows.map((row) =>
      listedOf(row, people.get(row.id)?.map(({ name }) => name) ?? [], classes.get(row.id) ?? 0),
    );
  }

  async #classCounts(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#db
      .selectFrom('classes')
      .select(['product_id', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('product_id', 'in', ids)
      .groupBy('product_id')
      .execute();
    return new Map(rows.map((row) => [row.product_id, Number(row.count)]));
  }
}
