import { type Kysely, sql } from 'kysely';
import { type EntryFacts, type EntryStaff, searchableOf } from '#domain/search/catalogue-entry.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { SearchableText } from '#domain/search/search.ts';
import { priceOf } from './product-rows.ts';
import { readRatingSums, unrated } from './rating-sums.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { ownTurn } from '#adapters/server/own-turn.ts';
import { TextIndex } from '#adapters/server/sql/search/text-index.ts';

/** What finding goes by. */
export interface CatalogueFacts {
  /** The published products, in the school's own order. */
  readonly products: readonly EntryFacts[];
  /** What their titles and names are searched by, in the same order. */
  readonly texts: readonly SearchableText[];
  readonly textIndex: TextIndex;
  /** Every category, in its own order, with the kinds that it holds. */
  readonly categories: ReadonlyMap<Category, ReadonlySet<ProductKind>>;
  /** Everybody of the staff, by slug. */
  readonly people: ReadonlyMap<string, EntryStaff>;
}

/** Written out: an index of published products alone is not taken for a status that comes beside the statement. */
const isPublished = sql<boolean>`products.status = 'published'`;

/** Products that are read and made ready at once: between them others are answered. */
const productsAtOnce = 100;

export async function readCatalogueFacts(db: Kysely<SchoolDatabase>): Promise<CatalogueFacts> {
  const [staff, categories, ratings] = await Promise.all([
    db.selectFrom('staff').select(['id', 'slug', 'full_name as name']).execute(),
    db.selectFrom('categories').select(['id', 'slug', 'title']).orderBy('position').orderBy('id').execute(),
    readRatingSums(db),
  ]);
  const categoryById = new Map<number | null, Category>(categories.map((each) => [each.id, each]));
  const staffById = new Map(staff.map((each) => [each.id, each]));
  const products: EntryFacts[] = [];
  const textIndex = new TextIndex();
  for await (const { row, staffIds } of readProducts(db)) {
    const facts: EntryFacts = {
      id: row.id,
      title: row.title,
      slug: row.slug,
      kind: row.kind as ProductKind,
      category: categoryById.get(row.category_id) ?? null,
      // Who joined between two reads is missing: the stamp has changed with them, and the next look sees both.
      staff: staffIds.flatMap((id) => staffById.get(id) ?? []),
      price: priceOf(row),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      rating: ratings.get(row.id) ?? unrated,
    };
    products.push(facts);
    textIndex.add(searchableOf(facts));
  }
  const people = new Map(staff.map((each) => [each.slug, each]));
  return { products, texts: textIndex.texts, textIndex, categories: kindsOf(categories, products), people };
}

/** The same, with the ratings as they are now. */
export async function readRatingsAnew(db: Kysely<SchoolDatabase>, known: CatalogueFacts): Promise<CatalogueFacts> {
  const ratings = await readRatingSums(db);
  const products = known.products.map((product) => ({ ...product, rating: ratings.get(product.id) ?? unrated }));
  return { ...known, products };
}

function kindsOf(categories: readonly Category[], products: readonly EntryFacts[]): CatalogueFacts['categories'] {
  const held = new Map(categories.map((category) => [category, new Set<ProductKind>()]));
  for (const { kind, category } of products) if (category !== null) held.get(category)?.add(kind);
  return held;
}

async function* readProducts(db: Kysely<SchoolDatabase>) {
  for (let last: Place | null = null; ;) {
    await ownTurn();
    const rows: ProductRows = await productsAfter(db, last).execute();
    const staffOf = await staffOfProducts(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) yield { row, staffIds: staffOf.get(row.id) ?? [] };
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < productsAtOnce) return;
  }
}

interface Place {
  readonly position: number;
  readonly id: number;
}

type ProductRows = Awaited<ReturnType<ReturnType<typeof productsAfter>['execute']>>;

/** Asks for the next products after a place in the school's own order; null: the first. */
export function productsAfter(db: Kysely<SchoolDatabase>, last: Place | null) {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'slug', 'kind', 'category_id', 'starts_at', 'ends_at', 'published_at', 'position'])
    .select(['regular_price', 'discounted_price', 'discount_starts_at', 'discount_ends_at'])
    .select(['subscriber_price', 'igv_rate', 'updated_at'])
    .where(isPublished)
    .$if(last !== null, (query) =>
      // As one comparison of both, which the index of this order answers: 'or' would look at all products again for each part.
      query.where((each) => each(each.refTuple('position', 'id'), '>', each.tuple(last?.position ?? 0, last?.id ?? 0))),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(productsAtOnce);
}

/** Who belongs to products, by the product, in their order. */
async function staffOfProducts(
  db: Kysely<SchoolDatabase>,
  products: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const people = new Map<number, number[]>();
  if (products.length === 0) return people;
  const links = await db
    .selectFrom('product_staff')
    .select(['product_id', 'staff_id'])
    .where('product_id', 'in', products)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('staff_id')
    .execute();
  for (const { product_id: productId, staff_id: staffId } of links) {
    const known = people.get(productId);
    if (known === undefined) people.set(productId, [staffId]);
    else known.push(staffId);
  }
  return people;
}
