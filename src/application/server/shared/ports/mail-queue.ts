import type { LetterCalendar } from './outbox.ts';

/** A letter, drawn and on its way. */
export interface QueuedMail {
  readonly id: string;
  /** Stable through every attempt, so that a repeated delivery is recognised. */
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The receipt that goes with it as a file. */
  readonly receiptId: string | null;
  /** The credit note that goes with it in the same way, of a refund or of none. */
  readonly creditNoteId: string | null;
  /** The file of the logo that its HTML shows; null: it shows none. */
  readonly logo: string | null;
  /** For the reader's calendar, a file each. */
  readonly calendars: readonly LetterCalendar[];
  /** The address where an answer to it goes; null: to whom it came from. */
  readonly replyTo: string | null;
  readonly createdAt: Date;
  /** Which attempt this is, from 1. */
  readonly attempt: number;
}

/** The mails of the outbox as whoever delivers them sees them. */
export abstract class MailQueue {
  /**
   * Takes up to `count` mails that are due, oldest first, and keeps them from others until `leaseEnd`: whoever takes one and
   * dies leaves it to be tried again then. Two takers never get the same mail within a lease.
   */
  abstract take(count: number, now: Date, leaseEnd: Date): Promise<readonly QueuedMail[]>;
  /** Notes that a mail was delivered, and forgets its text: a letter's link is a key, which nobody needs to find here. */
  abstract markSent(mailId: string, at: Date): Promise<void>;
  /** Puts a mail back to be tried at `nextAttemptAt`; null: never again, and its text is forgotten as well. */
  abstract markFailed(mailId: string, error: string, nextAttemptAt: Date | null): Promise<void>;
}
