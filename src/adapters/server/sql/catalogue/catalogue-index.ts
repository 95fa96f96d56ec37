import type { Kysely } from 'kysely';
import { type CatalogueEntry, entryAt, holdsUntil } from '#domain/search/catalogue-entry.ts';
import type { CatalogueFacets } from '#domain/search/catalogue-facets.ts';
import { facetsOf } from '#domain/search/entry-facets.ts';
import { type EntryOrder, entriesInOrder, orderOf, selectEntries, type Selection } from '#domain/search/selection.ts';
import { type CatalogueFacts, readCatalogueFacts } from './catalogue-facts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Facts of the catalogue, and when they were read. */
interface Kept {
  readonly stamp: string;
  readonly facts: Promise<CatalogueFacts>;
  view: CatalogueView | null;
  /** Until when they are good enough while the catalogue goes on changing, by `elapsed`; 0 while they are being read. */
  restUntil: number;
}

export interface CatalogueIndexSettings {
  /** With more products than this not every change is read at once. */
  readonly large: number;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed: () => number;
}

const usualSettings: CatalogueIndexSettings = { large: 2000, elapsed: () => performance.now() };
/** How many times as long as a large catalogue took to read it is then not read again. */
const rest = 9;

/**
 * What lists, facets and search go by, kept in this process while the catalogue's stamp stays. The database itself renews the
 * stamp with every change (migration 0024), so that several servers, and commands beside them, always answer alike. A large
 * catalogue that changes on and on, as under an import, is read a tenth of the time at most: answers are then some seconds old.
 */
export class CatalogueIndex {
  readonly #settings: CatalogueIndexSettings;
  #kept: Kept | null = null;

  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    settings: Partial<CatalogueIndexSettings> = {},
  ) {
    this.#settings = { ...usualSettings, ...settings };
  }

  /** What time alone does not change. */
  async facts(): Promise<CatalogueFacts> {
    return (await this.#current()).facts;
  }

  /** The published products as they are at `now`. */
  async at(now: Date): Promise<CatalogueView> {
    const kept = await this.#current();
    const facts = await kept.facts;
    if (kept.view?.holdsAt(now) !== true) kept.view = new CatalogueView(facts, now);
    return kept.view;
  }

  async #current(): Promise<Kept> {
    // Before the facts: what changes in between is read under the older stamp and read again the next time.
    const stamp = await this.#stamp();
    // A reading at a time: what is under way may have begun before the change, and is then followed by one more.
    for (let kept = this.#kept; ; kept = this.#kept) {
      if (kept === null) return this.#keep(stamp);
      if (kept.stamp === stamp) return kept;
      await kept.facts.catch(() => undefined);
      if (kept !== this.#kept) continue;
      return this.#settings.elapsed() < kept.restUntil ? kept : this.#keep(stamp);
    }
  }

  #keep(stamp: string): Kept {
    const { large, elapsed } = this.#settings;
    const began = elapsed();
    const kept: Kept = { stamp, facts: readCatalogueFacts(this.db), view: null, restUntil: 0 };
    this.#kept = kept;
    kept.facts.then(
      ({ products }) => {
        if (products.length > large) kept.restUntil = elapsed() + rest * (elapsed() - began);
      },
      () => {
        if (this.#kept === kept) this.#kept = null;
      },
    );
    return kept;
  }

  async #stamp(): Promise<string> {
    const row = await this.db.selectFrom('catalogue_stamp').select('stamp').where('id', '=', 1).executeTakeFirst();
    return row?.stamp ?? '';
  }
}

/** Questions whose answers a view remembers: more than the lists that a school's pages link to. */
const mostAnswers = 300;

/** The catalogue at an instant, and for as long as time alone changes nothing of it. */
export class CatalogueView {
  readonly #from: number;
  readonly #until: number;
  readonly #entries: readonly CatalogueEntry[];
  readonly #orders = new Map<EntryOrder, readonly CatalogueEntry[]>();
  readonly #answers = new Map<string, unknown>();

  constructor(
    readonly facts: CatalogueFacts,
    now: Date,
  ) {
    this.#from = now.getTime();
    this.#until = facts.products.reduce((least, each) => Math.min(least, holdsUntil(each, now)), Infinity);
    this.#entries = facts.texts.flatMap((text, place) => {
      const product = facts.products[place];
      return product === undefined ? [] : [entryAt(product, text, now)];
    });
  }

  holdsAt(now: Date): boolean {
    return now.getTime() >= this.#from && now.getTime() <= this.#until;
  }

  /** The entries of a selection, in its order. */
  select(selection: Selection): readonly CatalogueEntry[] {
    return this.#answer('list', selection, () => selectEntries(this.#ordered(orderOf(selection)), selection));
  }

  /** What each further choice would leave of a selection. */
  countFacets(selection: Selection): CatalogueFacets {
    return this.#answer('facets', selection, () => facetsOf(this.#entries, selection, this.facts.people));
  }

  #ordered(order: EntryOrder): readonly CatalogueEntry[] {
    const known = this.#orders.get(order) ?? entriesInOrder(this.#entries, order);
    this.#orders.set(order, known);
    return known;
  }

  #answer<T>(question: string, { kinds, categorySlug, dates, refinement }: Selection, work: () => T): T {
    const key = JSON.stringify([question, kinds, categorySlug, dates, refinement]);
    const known = this.#answers.get(key) as T | undefined;
    const answer = known ?? work();
    // Put last again: what is asked least goes first.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > mostAnswers && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}
