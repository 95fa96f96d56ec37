import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import { type BookHeading, findHeadings } from '#domain/reading/book-headings.ts';

const mostShown = 8;

/** A jump to an article or a title of the book that is open. */
export class JumpStore {
  typed = '';
  /** Null: they were not asked for yet, or did not come. */
  headings: readonly BookHeading[] | null = null;
  /** Why they did not come. */
  problem = '';
  readonly #api: ReadingApi;
  readonly #book: string;
  #loading: Promise<void> | null = null;

  constructor(api: ReadingApi, book: string) {
    this.#api = api;
    this.#book = book;
    makeAutoObservable(this, { headings: observableRef }, { autoBind: true });
  }

  /** What may be meant, the likeliest first. */
  get found(): readonly BookHeading[] {
    return findHeadings(this.headings ?? [], this.typed, mostShown);
  }

  type(text: string): void {
    this.typed = text;
    void this.load();
  }

  /** Asks the school once; again where no answer came. */
  load(): Promise<void> {
    if (this.headings !== null) return Promise.resolve();
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** The likeliest, once the school said what there is; null: nothing is meant by what was typed. */
  async likeliest(): Promise<BookHeading | null> {
    await this.load();
    return this.found[0] ?? null;
  }

  async #load(): Promise<void> {
    const listed = await this.#api.headings(this.#book);
    runInAction(() => {
      if (listed.ok) this.headings = listed.value;
      this.problem = listed.ok ? '' : listed.refusal.detail;
    });
  }
}
