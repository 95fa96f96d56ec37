import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { BookArrival, BookRehearsal } from '#application/read-models/reading/book-arrival.ts';
import type { TakeInWay } from '#domain/reading/importing/take-in.ts';
import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';

/** The part 'book' of a product: its tree of sections. */
export abstract class BookApi extends PartApi<BookContent> {}

/** Bringing a book in from a file. */
export abstract class BookImportApi {
  /** What the file would become; nothing of it is kept. */
  abstract rehearse(productId: number, file: ChosenFile): Answer<BookRehearsal>;
  /** Brings it in, all or nothing. @param fromRevision of the working copy, as the rehearsal told it. */
  abstract bring(productId: number, file: ChosenFile, way: TakeInWay, fromRevision: number): Answer<BookArrival>;
}

/** What making a book needs besides its tree. */
export abstract class BookMakingApi {
  /** Keeps the text of a section, and says under which key. */
  abstract keepText(productId: number, markdown: string): Answer<{ readonly key: string }>;
  abstract readText(productId: number, key: string): Answer<{ readonly markdown: string }>;
  /** Where the book, as it is published, is downloaded as EPUB for an hour. */
  abstract addressOfEpub(productId: number): Answer<{ readonly address: string }>;
}
