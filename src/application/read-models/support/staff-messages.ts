import type { Read } from '#application/read-models/shared/read.ts';
import type { MessageFilter, MessageGroup, Settlement } from '#domain/support/message-answer.ts';
import type { MessageKind } from '#domain/support/visitor-message.ts';

/** What somebody wrote to the school as whoever works for it sees it. */
export interface StaffMessage {
  readonly id: string;
  /** The beginning of the id, by which its writer names it. */
  readonly number: string;
  readonly kind: MessageKind;
  readonly name: string;
  readonly email: string;
  /** Digits; '': none was given. */
  readonly phone: string;
  /** Whether it was written from an account. */
  readonly isOfAccount: boolean;
  readonly subject: string;
  readonly text: string;
  /** What its form asked besides, by the name it had there. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Address of the image for whoever looks at the page, good for half an hour; null: none was sent. */
  readonly image: string | null;
  /** ISO 8601, as the other instants. */
  readonly at: string;
  /** Null: it waits. By '': the command line, or nobody. */
  readonly settled: { readonly how: Settlement; readonly by: string; readonly at: string } | null;
  /** What the school answered, the first first. */
  readonly answers: readonly { readonly text: string; readonly by: string; readonly at: string }[];
}

/** One page of the messages: those that wait first, then the latest. */
export interface StaffMessages {
  readonly messages: readonly StaffMessage[];
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** How many wait, of all kinds. */
  readonly waiting: number;
}

/** A type and no interface: it is asked as a query. */
type Asked = {
  readonly which: MessageFilter;
  readonly group: MessageGroup;
  /** Digits, from 1. */
  readonly page: string;
};

export const staffMessages: Read<StaffMessages, Asked> = { area: 'support', name: 'staff-messages' };
