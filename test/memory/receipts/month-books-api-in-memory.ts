import { MonthBooksApi } from '#application/browser/receipts/ports/month-books-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { MonthBooks } from '#application/read-models/receipts/month-books.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The books of some months, in this process's memory; 'Teresa' closes them. */
export class MonthBooksApiInMemory extends MonthBooksApi {
  /** What closing is refused with; '': it is not. */
  obstacle = '';

  constructor(private books: readonly MonthBooks[]) {
    super();
  }

  read(month: string): Answer<MonthBooks> {
    const found = this.books.find((each) => month === '' || each.month === month);
    if (found === undefined) throw new Error(`no books of ${month}`);
    return Promise.resolve(accept(found));
  }

  close(month: string): Answer<unknown> {
    if (this.obstacle !== '') {
      const refusal = { kind: 'month-closed', status: 409, detail: this.obstacle, field: null, data: {} };
      return Promise.resolve(refuse(refusal));
    }
    this.books = this.books.map((each) =>
      each.month === month
        ? {
            ...each,
            closed: { at: '2026-04-05T15:00:00.000Z', by: 'Teresa Aguirre' },
            files: each.files.map((file) => ({ ...file, sha256: `huella-${file.kind}` })),
          }
        : each,
    );
    return Promise.resolve(accept({}));
  }
}
