import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookHits } from '#application/read-models/reading/book-hits.ts';
import { BOOK_SEARCH_TOO_SHORT, SHORTEST_BOOK_SEARCH } from '#domain/reading/book-search.ts';
import type { SearchHit } from '#domain/reading/search-excerpts.ts';

export interface PlacedHit extends SearchHit {
  readonly section: string;
  readonly sectionTitle: string;
}

/** A search in the book that is open: its hits, and the one the reader is at. It outlives the change of section. */
export class BookSearchStore {
  book = '';
  text = '';
  hits: readonly PlacedHit[] = [];
  hasMore = false;
  /** Index of the hit the reader is at; -1: none yet. */
  current = -1;
  state: 'empty' | 'searching' | 'found' | 'nothing' | 'failed' = 'empty';
  problem = '';
  readonly #api: ReadingApi;

  constructor(api: ReadingApi) {
    this.#api = api;
    makeAutoObservable(this, { hits: observableRef }, { autoBind: true });
  }

  get currentHit(): PlacedHit | null {
    return this.hits[this.current] ?? null;
  }

  inSection(section: string): readonly PlacedHit[] {
    return this.hits.filter((hit) => hit.section === section);
  }

  /** Another book has other words. */
  enter(book: string): void {
    if (this.book === book) return;
    this.clear();
    this.book = book;
  }

  async search(text: string): Promise<void> {
    const sought = text.trim();
    this.clear();
    this.text = text;
    if (sought.length < SHORTEST_BOOK_SEARCH) {
      this.state = 'failed';
      this.problem = BOOK_SEARCH_TOO_SHORT;
      return;
    }
    this.state = 'searching';
    const found = await this.#api.search(this.book, sought);
    runInAction(() => {
      if (this.text !== text) return;
      if (found.ok) this.#take(found.value);
      else {
        this.state = 'failed';
        this.problem = found.refusal.detail;
      }
    });
  }

  goTo(index: number): void {
    const { length } = this.hits;
    if (length > 0) this.current = (index + length) % length;
  }

  clear(): void {
    this.text = '';
    this.hits = [];
    this.hasMore = false;
    this.current = -1;
    this.state = 'empty';
    this.problem = '';
  }

  #take({ sections, hasMore }: BookHits): void {
    this.hits = sections.flatMap(({ slug, title, hits }) =>
      hits.map((hit) => ({ ...hit, section: slug, sectionTitle: title })),
    );
    this.hasMore = hasMore;
    this.state = this.hits.length === 0 ? 'nothing' : 'found';
  }
}
