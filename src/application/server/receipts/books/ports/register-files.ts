import type { BookFileKind, MonthRegister } from '#domain/receipts/books/register-files.ts';

/** A file of the register of a month. */
export interface BookFile {
  readonly kind: BookFileKind;
  readonly name: string;
  readonly content: Uint8Array;
  /** Of the content, SHA-256 in hexadecimal digits, as `sha256sum` says it. */
  readonly sha256: string;
}

/** Makes the files of a register; of the same register always the same bytes. */
export abstract class RegisterFiles {
  abstract make(kind: BookFileKind, register: MonthRegister): Promise<BookFile>;
}
