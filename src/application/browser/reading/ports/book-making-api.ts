import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';

/** The part 'book' of a product: its tree of sections. */
export abstract class BookApi extends PartApi<BookContent> {}

/** What making a book needs besides its tree. */
export abstract class BookMakingApi {
  /** Keeps the text of a section, and says under which key. */
  abstract keepText(productId: number, markdown: string): Answer<{ readonly key: string }>;
  abstract readText(productId: number, key: string): Answer<{ readonly markdown: string }>;
  /** Where the book, as it is published, is downloaded as EPUB for an hour. */
  abstract addressOfEpub(productId: number): Answer<{ readonly address: string }>;
}
