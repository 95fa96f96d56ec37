import type { Kysely } from 'kysely';
import { noteNotToKeep } from '#adapters/server/answer-sources.ts';
import { ownTurn } from '#adapters/server/own-turn.ts';
import { type CatalogueEntry, entryAt, holdsUntil } from '#domain/search/catalogue-entry.ts';
import type { CatalogueFacets } from '#domain/search/catalogue-facets.ts';
import { facetsOf } from '#domain/search/entry-facets.ts';
import { comparisonIn, type EntryOrder, orderOf, selectEntries, type Selection } from '#domain/search/selection.ts';
import { type CatalogueFacts, readCatalogueFacts, readRatingsAnew } from './catalogue-facts.ts';
import { sortedInParts } from './sorted-in-parts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What the database renews with every change of the catalogue, and of its ratings. */
interface Stamps {
  readonly catalogue: string;
  readonly ratings: string;
}

/** Facts of the catalogue, and when they were read. */
interface Kept {
  readonly stamps: Stamps;
  readonly facts: Promise<CatalogueFacts>;
  view: Promise<CatalogueView> | null;
  /** Until when each is good enough while it goes on changing, by `elapsed`; 0 while it is being read. */
  readonly restUntil: Record<keyof Stamps, number>;
}

export interface CatalogueIndexSettings {
  /** With more products than this not every change is read at once. */
  readonly large: number;
  /** Milliseconds on a clock that only goes forward. */
  readonly elapsed: () => number;
}

const usualSettings: CatalogueIndexSettings = { large: 2000, elapsed: () => performance.now() };
/** How many times as long as a large catalogue, or its ratings, took to read they are then not read again. */
const rest = 9;

/**
 * What lists, facets and search go by, kept in this process while the catalogue's stamp stays. The database itself renews the
 * stamp with every change (migration 0024), so that several servers, and commands beside them, always answer alike. Ratings have
 * a stamp of their own (0057): where it alone changes, they alone are read. A large catalogue that changes on and on, as under an
 * import, is read a tenth of the time at most: answers are then some seconds old.
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
    for (;;) {
      const made = kept.view;
      const view = await made;
      if (view?.holdsAt(now) === true) return view;
      // Who comes first has it made; others look whether it serves them as well.
      if (kept.view === made) return (kept.view = CatalogueView.of(facts, now));
    }
  }

  async #current(): Promise<Kept> {
    // Before the facts: what changes in between is read under the older stamp and read again the next time.
    const stamps = await this.#stamps();
    // A reading at a time: what is under way may have begun before the change, and is then followed by one more.
    for (let kept = this.#kept; ; kept = this.#kept) {
      if (kept === null) return this.#keep(stamps, 'catalogue', null);
      const changed = changeOf(kept.stamps, stamps);
      if (changed === null) return kept;
      await kept.facts.catch(() => undefined);
      if (kept !== this.#kept) continue;
      if (this.#settings.elapsed() >= kept.restUntil[changed]) return this.#keep(stamps, changed, kept);
      noteNotToKeep();
      return kept;
    }
  }

  /** @param changed what is to be read; of `former` the rest stays. */
  #keep(stamps: Stamps, changed: keyof Stamps, former: Kept | null): Kept {
    const { large, elapsed } = this.#settings;
    const began = elapsed();
    const facts =
      changed === 'ratings' && former !== null
        ? former.facts.then((known) => readRatingsAnew(this.db, known))
        : readCatalogueFacts(this.db);
    const kept: Kept = { stamps, facts, view: null, restUntil: { catalogue: 0, ratings: 0, ...former?.restUntil } };
    this.#kept = kept;
    facts.then(
      ({ products }) => {
        if (products.length > large) kept.restUntil[changed] = elapsed() + rest * (elapsed() - began);
      },
      () => {
        if (this.#kept === kept) this.#kept = null;
      },
    );
    return kept;
  }

  async #stamps(): Promise<Stamps> {
    const { catalogue, ratings } = await this.db
      .selectNoFrom((each) => [
        each.selectFrom('catalogue_stamp').select('stamp').where('id', '=', 1).as('catalogue'),
        each.selectFrom('rating_stamp').select('stamp').where('id', '=', 1).as('ratings'),
      ])
      .executeTakeFirstOrThrow();
    return { catalogue: catalogue ?? '', ratings: ratings ?? '' };
  }
}

/** What is to be read where stamps changed; null: nothing. */
function changeOf(known: Stamps, now: Stamps): keyof Stamps | null {
  if (known.catalogue !== now.catalogue) return 'catalogue';
  return known.ratings === now.ratings ? null : 'ratings';
}

/** Products that are made ready for an instant at once: some milliseconds. */
const productsAtOnce = 1000;

/** Questions whose answers a view remembers: more than the lists that a school's pages link to. */
const mostAnswers = 300;

/** The catalogue at an instant, and for as long as time alone changes nothing of it. */
export class CatalogueView {
  readonly #orders = new Map<EntryOrder, Promise<readonly CatalogueEntry[]>>();
  readonly #answers = new Map<string, unknown>();

  private constructor(
    readonly facts: CatalogueFacts,
    private readonly entries: readonly CatalogueEntry[],
    private readonly from: number,
    private readonly until: number,
  ) {}

  /** The catalogue as it is at `now`. Of a large one that takes long: between its parts others are answered. */
  static async of(facts: CatalogueFacts, now: Date): Promise<CatalogueView> {
    const entries: CatalogueEntry[] = [];
    let until = Infinity;
    for (const [place, product] of facts.products.entries()) {
      if (place % productsAtOnce === 0) await ownTurn();
      const text = facts.texts[place];
      if (text !== undefined) entries.push(entryAt(product, text, now));
      until = Math.min(until, holdsUntil(product, now));
    }
    return new CatalogueView(facts, entries, now.getTime(), until);
  }

  holdsAt(now: Date): boolean {
    return now.getTime() >= this.from && now.getTime() <= this.until;
  }

  /** The entries of a selection, in its order. Whoever asks first for an order of a large catalogue has it made, in parts. */
  async select(selection: Selection): Promise<readonly CatalogueEntry[]> {
    const ordered = await this.#ordered(orderOf(selection));
    return this.#answer('list', selection, () => selectEntries(ordered, selection));
  }

  /** What each further choice would leave of a selection. */
  countFacets(selection: Selection): CatalogueFacets {
    return this.#answer('facets', selection, () => facetsOf(this.entries, selection, this.facts.people));
  }

  #ordered(order: EntryOrder): readonly CatalogueEntry[] | Promise<readonly CatalogueEntry[]> {
    if (order === 'own') return this.entries;
    const known = this.#orders.get(order) ?? sortedInParts(this.entries, comparisonIn[order]);
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
