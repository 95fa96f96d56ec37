import type { BookFileKind } from '#domain/receipts/books/register-files.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { RegisterRow } from '#domain/receipts/books/sales-register.ts';
import type { BookFile } from './register-files.ts';

/** A month that is closed: its register as it was, for good. */
export interface ClosedMonth {
  readonly month: BookMonth;
  readonly closedAt: Date;
  /** The collaborator's account. */
  readonly closedBy: string;
  readonly rows: readonly RegisterRow[];
  /** One of each kind. */
  readonly files: readonly BookFile[];
}

/** One with the name of who closed it, without what its files hold. */
export interface FoundClosedMonth extends Omit<ClosedMonth, 'files'> {
  readonly closedByName: string;
  readonly files: readonly Omit<BookFile, 'content'>[];
}

/** The months that are closed; nothing of them changes. */
export abstract class ClosedMonths {
  /** Keeps others from closing a month, and from changing what one would keep, until the transaction ends: whether it is closed is asked after it. */
  abstract lock(): Promise<void>;
  abstract isClosed(month: BookMonth): Promise<boolean>;
  /** Keeps one. False when that month is closed already, however close the race. */
  abstract add(closed: ClosedMonth): Promise<boolean>;
  abstract find(month: BookMonth): Promise<FoundClosedMonth | null>;
  /** A file of a closed month as it was kept, byte by byte; null: the month is open. */
  abstract file(month: BookMonth, kind: BookFileKind): Promise<BookFile | null>;
}
