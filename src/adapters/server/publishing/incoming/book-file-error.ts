import type { BookFileFault } from '#domain/reading/importing/book-file-fault.ts';

/** Carries a fault out of the reading of a file that was to become a book. */
export class BookFileError extends Error {
  constructor(readonly fault: BookFileFault) {
    super(fault.what);
  }
}

/** Ends the reading of a file. */
export function fail(fault: BookFileFault): never {
  throw new BookFileError(fault);
}
