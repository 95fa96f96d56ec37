import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RecentSearches } from '#application/browser/search/ports/recent-searches.ts';
import type { SearchApi } from '#application/browser/search/ports/search-api.ts';
import type { SearchScope } from '#application/read-models/search/search-scope.ts';
import type { RecentSearch } from '#domain/search/recent-searches.ts';
import {
  answerSearch,
  LARGEST_LOCAL_SEARCH,
  SEARCH_BATCH,
  type SearchableProduct,
  type SearchAnswer,
  soughtText,
} from '#domain/search/search.ts';

/** Milliseconds that a letter waits for the next one before the school is asked. Source: HELPERS-3. */
const betweenLetters = 200;

const nothing: SearchAnswer = { products: [], total: 0, nearest: [] };

/**
 * The search of the header. In a school of up to LARGEST_LOCAL_SEARCH products it loads the list once and searches it here; a
 * larger school is asked each time, and answers by the same rule. Source: SEARCH-1 to 6.
 */
export class SearchStore {
  typed = '';
  loading = false;
  /** It could not be asked; typing on tries again. */
  failed = false;
  scope: SearchScope | null = null;
  products: readonly SearchableProduct[] | null = null;
  /** What the school has answered for `answered`. */
  private answer: SearchAnswer = nothing;
  private answered = '';
  private limit = SEARCH_BATCH;
  /** Counts what was typed: only the last of a stretch asks. */
  private turn = 0;
  recent: readonly RecentSearch[] = [];
  readonly #api: SearchApi;
  readonly #memory: RecentSearches;
  readonly #pause: () => Promise<void>;

  /** @param pause waits for the next letter before the school is asked. */
  constructor(api: SearchApi, memory: RecentSearches, pause: () => Promise<void> = waitForTheNextLetter) {
    this.#api = api;
    this.#memory = memory;
    this.#pause = pause;
    makeAutoObservable<this, 'answer'>(this, {
      scope: observableRef,
      products: observableRef,
      answer: observableRef,
      recent: observableRef,
    });
  }

  private get sought(): string | null {
    return soughtText(this.typed);
  }

  get found(): SearchAnswer {
    if (this.sought === null) return nothing;
    return this.products === null ? this.answer : answerSearch(this.products, this.typed, 0, this.limit);
  }

  /** What to show so far: matches, or what comes near where there is none; null while too little is typed. */
  get shown(): readonly SearchableProduct[] | null {
    if (this.sought === null) return null;
    return this.found.total === 0 ? this.found.nearest : this.found.products;
  }

  /** Whether a long list has been scrolled through. Source: SEARCH-5. */
  get isAtEnd(): boolean {
    const { total, products } = this.found;
    return total > SEARCH_BATCH && products.length >= total;
  }

  /** The box was entered: what stands in it before anything is typed. */
  enter(): void {
    this.recent = this.#memory.read();
    void this.measure();
  }

  write(typed: string): void {
    this.typed = typed;
    this.limit = SEARCH_BATCH;
    if (this.sought !== null) void this.look();
  }

  clear(): void {
    this.write('');
  }

  remember(search: RecentSearch): void {
    this.#memory.remember(search);
    this.recent = this.#memory.read();
  }

  forget(): void {
    this.#memory.forget();
    this.recent = [];
  }

  showMore(): void {
    this.limit += SEARCH_BATCH;
    if (this.products === null && this.answer.products.length < this.answer.total && !this.loading) void this.ask();
  }

  /** How large the school is, asked once. */
  private async measure(): Promise<boolean> {
    if (this.scope !== null) return true;
    const answer = await this.#api.scope();
    runInAction(() => {
      if (answer.ok) this.scope = answer.value;
    });
    return answer.ok;
  }

  private async look(): Promise<void> {
    if (this.products !== null) return;
    if (this.scope !== null && this.scope.size > LARGEST_LOCAL_SEARCH) return this.askAfterPause();
    if (this.loading) return;
    this.loading = true;
    this.failed = false;
    const isMeasured = await this.measure();
    if (isMeasured && (this.scope?.size ?? 0) > LARGEST_LOCAL_SEARCH) return this.ask();
    const everything = isMeasured ? await this.#api.everything() : null;
    runInAction(() => {
      this.loading = false;
      if (everything?.ok === true) this.products = everything.value;
      else this.failed = true;
    });
  }

  private async askAfterPause(): Promise<void> {
    this.loading = this.answered !== this.sought;
    const turn = (this.turn += 1);
    await this.#pause();
    if (turn === this.turn && this.loading && this.sought !== null) await this.ask();
    else this.rest();
  }

  /** Asks the school for what is typed by now, from what is there on; an answer that comes too late is dropped. */
  private async ask(): Promise<void> {
    const { sought, typed } = this;
    if (sought === null) return this.rest();
    const known = this.answered === sought ? this.answer.products : [];
    this.loading = true;
    this.failed = false;
    const answer = await this.#api.find(typed, known.length);
    if (sought !== this.sought) return this.rest();
    runInAction(() => {
      this.loading = false;
      this.failed = !answer.ok;
      this.answered = answer.ok ? sought : '';
      this.answer = answer.ok ? { ...answer.value, products: [...known, ...answer.value.products] } : nothing;
    });
  }

  /** Nothing is waited for when nothing is sought any more; a newer text asks for itself. */
  private rest(): void {
    if (this.sought === null) this.loading = false;
  }
}

function waitForTheNextLetter(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, betweenLetters));
}
