import { BookImportApi } from '#application/browser/reading/ports/book-making-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { BookArrival, BookRehearsal } from '#application/read-models/reading/book-arrival.ts';
import type { TakeInWay } from '#domain/reading/importing/take-in.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** Bringing books in, in this process's memory: every file is the same book. */
export class BookImportApiInMemory extends BookImportApi {
  /** Given once instead of what would be answered. */
  failing: CallRefusal | null = null;
  /** What was brought in: the file, how, and from which revision. */
  readonly brought: (readonly [string, TakeInWay, number])[] = [];

  constructor(public rehearsal: BookRehearsal) {
    super();
  }

  async rehearse(): Answer<BookRehearsal> {
    return this.#failed() ?? accept(this.rehearsal);
  }

  async bring(_id: number, { name }: ChosenFile, way: TakeInWay, fromRevision: number): Answer<BookArrival> {
    const failed = this.#failed();
    if (failed !== null) return failed;
    this.brought.push([name, way, fromRevision]);
    return accept(this.rehearsal);
  }

  #failed() {
    const { failing } = this;
    this.failing = null;
    return failing === null ? null : refuse(failing);
  }
}
