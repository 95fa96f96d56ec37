import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';

/** The books that the page shows, and closing their month. */
export class MonthBooksStore {
  /** Null until the page shows what it loaded. */
  books: MonthBooks | null = null;
  /** Whether somebody is asked if they mean it. */
  isAsking = false;
  isClosing = false;
  /** Whether this page was asked to close the month that it shows, which is closed now: by it, or by a colleague before. */
  isAnswered = false;
  problem = '';
  readonly #api: MonthBooksApi;

  constructor(api: MonthBooksApi) {
    this.#api = api;
    makeAutoObservable(this, { books: observableRef });
  }

  show(books: MonthBooks): void {
    this.books = books;
    this.isAsking = false;
    this.isAnswered = false;
    this.problem = '';
  }

  ask(isAsking: boolean): void {
    this.isAsking = isAsking;
    this.problem = '';
  }

  /** Closes the month that is shown, and shows it as it is then. */
  async close(): Promise<void> {
    const { books } = this;
    if (this.isClosing || books === null) return;
    this.isClosing = true;
    this.isAsking = false;
    const done = await this.#api.close(books.month);
    const again = await this.#api.read(books.month);
    runInAction(() => {
      this.isClosing = false;
      this.problem = done.ok ? '' : done.refusal.detail;
      if (again.ok && this.books?.month === books.month) this.books = again.value;
      this.isAnswered = this.books !== null && this.books.closed !== null;
    });
  }
}
