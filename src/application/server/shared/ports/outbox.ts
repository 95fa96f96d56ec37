/** A piece of a letter. */
export type LetterBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Names and values under each other, such as an order's number and total. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** Somebody's own words, of one line or several. */
  | { readonly kind: 'quote'; readonly text: string; readonly by: string }
  /** Something to know besides, set apart. */
  | { readonly kind: 'note'; readonly text: string }
  /** Something else that may be done, set apart. */
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly url: string };

/** An event that goes with a letter for the reader's calendar. */
export interface LetterCalendar {
  /** Of the file: 'sesion.ics'. */
  readonly name: string;
  /** Whether the calendar takes it in or takes it out (RFC 5546). */
  readonly method: 'REQUEST' | 'CANCEL';
  /** RFC 5545. */
  readonly text: string;
}

/** A letter of the school in Spanish, before anybody draws it. Everything in it is plain text. */
export interface Letter {
  readonly subject: string;
  /** What a mailbox shows after the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly blocks: readonly LetterBlock[];
  /** The one thing to do. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** The receipt that goes with it as a file, drawn when the letter leaves. */
  readonly receiptId?: string;
  /** The credit note that goes with it in the same way. */
  readonly creditNoteId?: string;
  /** The same of a credit note of no refund. */
  readonly correctionNoteId?: string;
  /** None when not said. */
  readonly calendars?: readonly LetterCalendar[];
  /** The address where an answer to it goes; that of the sender when not said. */
  readonly replyTo?: string;
}

export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** Letters to send. Posting one belongs to the transaction that causes it: undone with it, delivered at least once after it. */
export abstract class Outbox {
  abstract post(letter: Letter, to: Recipient): Promise<void>;
}
