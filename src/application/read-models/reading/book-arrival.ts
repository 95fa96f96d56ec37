import type { BookFileFormat, IncomingSection } from '#domain/reading/importing/incoming-book.ts';
import type { LeftOut } from '#domain/reading/importing/left-out.ts';

/** What a file would become, or became, of a book: told before anything of it is kept. */
export interface BookArrival {
  readonly format: BookFileFormat;
  /** What the file calls the book; '': it does not say. */
  readonly title: string;
  readonly sections: readonly Pick<IncomingSection, 'title' | 'level' | 'words'>[];
  readonly words: number;
  readonly pictures: number;
  /** How often a picture stands in it without a word of what it shows. */
  readonly barePictures: number;
  readonly leftOut: readonly LeftOut[];
}

/** What a file would become, beside the book that is there. */
export interface BookRehearsal extends BookArrival {
  /** Of the working copy that it would come into. */
  readonly revision: number;
  /** How many sections that has now. */
  readonly sectionsNow: number;
  /** How many of these keep their address and what readers marked, were they replaced: those of the same titles. */
  readonly sectionsKept: number;
}
