import { type Kysely, type RawBuilder, sql } from 'kysely';
import { moduleCodeOf, productPath, type ProductKind } from '#domain/catalogue/product-kind.ts';
import { NEAREST, type SearchableProduct, type SearchAnswer, soughtText, stemsOf } from '#domain/catalogue/search.ts';
import { contains, escapeLike, fitness } from './product-filters.ts';
import { readStaffOf } from './product-staff.ts';
import type { SchoolDatabase } from './tables.ts';

/** The rule of the search, answered by the database. Source: SEARCH-1, 2. */
export class ProductSearch {
  readonly #db: Kysely<SchoolDatabase>;

  constructor(db: Kysely<SchoolDatabase>) {
    this.#db = db;
  }

  async answer(typed: string, offset: number, limit: number): Promise<SearchAnswer> {
    const sought = soughtText(typed);
    if (sought === null) return { products: [], total: 0, nearest: [] };
    const fitting = this.#published().where(contains(`%${escapeLike(sought)}%`));
    const [rows, count] = await Promise.all([
      fitting
        .select('products.id')
        .orderBy(fitness(sought))
        .orderBy('products.position')
        .orderBy('products.id')
        .offset(offset)
        .limit(limit)
        .execute(),
      fitting.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    const total = Number(count.total);
    const [products, nearest] = await Promise.all([
      this.#known(rows.map(({ id }) => id)),
      total > 0 ? [] : this.#nearest(stemsOf(sought)),
    ]);
    return { products, total, nearest };
  }

  async popular(limit: number): Promise<readonly SearchableProduct[]> {
    const rows = await this.#published()
      .innerJoin('grants', 'grants.product_id', 'products.id')
      .select(['products.id', ({ fn }) => fn.count<number | string>('grants.user_id').distinct().as('holders')])
      .groupBy(['products.id', 'products.position'])
      .orderBy(sql`holders`, 'desc')
      .orderBy('products.position')
      .orderBy('products.id')
      .limit(limit)
      .execute();
    return this.#known(rows.map(({ id }) => id));
  }

  async everything(): Promise<readonly SearchableProduct[]> {
    const rows = await this.#published()
      .select('products.id')
      .orderBy('products.position')
      .orderBy('products.id')
      .execute();
    return this.#known(
      rows.map(({ id }) => id),
      true,
    );
  }

  async #nearest(stems: readonly string[]): Promise<readonly SearchableProduct[]> {
    if (stems.length === 0) return [];
    const hits = stems.map((stem) => sql<number>`case when ${contains(`%${escapeLike(stem)}%`)} then 1 else 0 end`);
    const shared: RawBuilder<number> = sql<number>`${sql.join(hits, sql` + `)}`;
    const rows = await this.#published()
      .select('products.id')
      .where((builder) => builder.or(stems.map((stem) => contains(`%${escapeLike(stem)}%`))))
      .orderBy(shared, 'desc')
      .orderBy('products.position')
      .orderBy('products.id')
      .limit(NEAREST)
      .execute();
    return this.#known(rows.map(({ id }) => id));
  }

  #published() {
    return this.#db.selectFrom('products').where('products.status', '=', 'published');
  }

  /** What is known of products, in the order of their ids given; `all` spares the database a list of thousands. */
  async #known(ids: readonly number[], all = false): Promise<readonly SearchableProduct[]> {
    if (ids.length === 0) return [];
    const wanted = this.#published().select(['products.id', 'products.kind', 'products.slug', 'products.title']);
    const [rows, people] = await Promise.all([
      (all ? wanted : wanted.where('products.id', 'in', ids)).execute(),
      readStaffOf(this.#db, all ? null : ids),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const kind = row.kind as ProductKind;
      return [
        {
          id,
          title: row.title,
          slug: row.slug,
          moduleCode: moduleCodeOf(kind),
          path: productPath(kind, row.slug),
          staff: people.get(id) ?? [],
        },
      ];
    });
  }
}
