import { CompiledQuery, type Kysely } from 'kysely';
import { rowsOf } from '#adapters/server/sql/shared/rows-of.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The stamp of each table that public answers are made from, by its name. The same object as long as none of them changes. */
export type Stamps = ReadonlyMap<string, string>;

/** What renews the catalogue's own stamp (migration 0024), not one of the table's own. */
const ofCatalogue = ['catalogue_stamp', 'products', 'product_staff', 'staff', 'categories'];
/** Renewed when sums of ratings change (migration 0057); the table itself has one for its words as well. */
const ratings = 'rating_stamp';
/**
 * What renews a stamp of its own with every change; of people, with those of their names (migration 0059); of the uses of codes, with
 * those that use one up or give it back (0061); of places, with those of few (0109).
 */
const ofThemselves = [
  'book_sections',
  'campaign_images',
  'campaigns',
  'classes',
  'code_counts',
  'content_ratings',
  'discount_codes',
  'exams',
  'help_questions',
  'modules',
  'plan_prices',
  'plan_products',
  'price_options',
  'product_places',
  'product_students',
  'review_votes',
  'school_settings',
  'sellers',
  'users',
];
/** Tables of which every change that the public may see renews a stamp. */
export const stampedTables: readonly string[] = [...ofCatalogue, ratings, ...ofThemselves];

const catalogue = 'catalogue_stamp';

/** One row: some thirty took longer to hand over than to find. */
const reading = CompiledQuery.raw(
  `select string_agg(name || ' ' || stamp, ',' order by name) as stamps from (
    select name, stamp from public_stamps union all select '${catalogue}', stamp from catalogue_stamp
    union all select '${ratings}', stamp from rating_stamp) as all_of_them`,
);

/** The stamps as they are committed. Those who ask while the database is being asked share the next answer. */
export class PublicStamps {
  #last: { readonly text: string | null; readonly stamps: Stamps } = { text: null, stamps: new Map() };
  #underWay: Promise<unknown> = Promise.resolve();
  #next: Promise<Stamps> | null = null;

  constructor(private readonly db: Kysely<SchoolDatabase>) {}

  /** As they were committed when this was asked, or later. */
  now(): Promise<Stamps> {
    return (this.#next ??= this.#afterThis());
  }

  async #afterThis(): Promise<Stamps> {
    await this.#underWay.catch(() => undefined);
    // Whoever is answered in this round of the loop asks together.
    await new Promise((resolve) => setImmediate(resolve));
    this.#next = null;
    const asked = this.read();
    this.#underWay = asked;
    return asked;
  }

  /** As this connection sees them: inside a transaction, with what it has changed itself. */
  async read(): Promise<Stamps> {
    const [row] = await rowsOf(this.db, reading as CompiledQuery<{ readonly stamps: string | null }>);
    const text = row?.stamps ?? '';
    if (text !== this.#last.text) this.#last = { text, stamps: stampsOf(text) };
    return this.#last.stamps;
  }
}

/** @param text `name stamp`, with commas between. */
function stampsOf(text: string): Stamps {
  const written = new Map(
    text.split(',').map((each) => {
      const [name = '', stamp = ''] = each.split(' ');
      return [name, stamp] as const;
    }),
  );
  const ofProducts = written.get(catalogue) ?? '';
  // Without a row nothing of the table was ever changed.
  const stampOf = (table: string) => (ofCatalogue.includes(table) ? ofProducts : (written.get(table) ?? ''));
  return new Map(stampedTables.map((table) => [table, stampOf(table)]));
}
