import type { MessageFilter, Settlement } from '#domain/support/message-answer.ts';
import type { MessageKind } from '#domain/support/visitor-message.ts';

/** What somebody wrote to the school: a support request, a message, an application. */
export interface Message {
  readonly id: string;
  readonly kind: MessageKind;
  /** The account it was sent from; null: nobody was signed in. */
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  /** Digits; empty when none was given. */
  readonly phone: string;
  readonly subject: string;
  readonly text: string;
  /** What its form asked besides, by the name it had there. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Key of the attachment in the file store. */
  readonly file: string | null;
  readonly at: Date;
}

/** Whoever of the school did something: an account with the name it has now; null: the command line. */
export type Somebody = { readonly id: string; readonly name: string } | null;

/** A message with what became of it. */
export interface KeptMessage extends Message {
  /** Null: it waits. */
  readonly settled: { readonly how: Settlement; readonly by: Somebody; readonly at: Date } | null;
  /** What the school answered, the first first. */
  readonly answers: readonly { readonly text: string; readonly by: Somebody; readonly at: Date }[];
}

/** How a message is seen to. */
export interface Settling {
  readonly how: Exclude<Settlement, 'before'>;
  /** The account; null: the command line. */
  readonly by: string | null;
  readonly at: Date;
}

/** What is answered. */
export interface NewMessageAnswer {
  readonly id: string;
  readonly text: string;
  /** The account; null: the command line. */
  readonly by: string | null;
  readonly at: Date;
}

/** Which messages are listed. */
export interface MessageQuery {
  readonly which: MessageFilter;
  /** Null: every kind. */
  readonly kinds: readonly MessageKind[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** What visitors and students wrote to the school. */
export abstract class Messages {
  abstract add(message: Message): Promise<void>;
  /** Those that wait first, then the latest; `total` is of all pages. What waits for its confirmation is in no list. */
  abstract list(query: MessageQuery): Promise<{ readonly messages: readonly KeptMessage[]; readonly total: number }>;
  /** By its id, or by the beginning of it that people are told (`messageNumber`); null: none, or several. */
  abstract find(idOrNumber: string): Promise<KeptMessage | null>;
  /** Takes it off the list of those that wait; false: it waits no more, or there is none. Of several at once one does it. */
  abstract settle(id: string, settling: Settling): Promise<boolean>;
  /** Has it wait again; false: it waits already, or there is none. Its answers stay. */
  abstract reopen(id: string): Promise<boolean>;
  /** Keeps what was answered. */
  abstract addAnswer(messageId: string, answer: NewMessageAnswer): Promise<void>;
  /** Keeps a message that nobody reads before its writer has confirmed it. @param hash of the secret of the link. */
  abstract hold(message: Message, hash: string): Promise<void>;
  /** Lets a message that was written at `since` or later be read, as one of the instant `at`; null: none waits, or no longer. */
  abstract release(hash: string, since: Date, at: Date): Promise<Message | null>;
  /** Forgets what was written before an instant and never confirmed. */
  abstract forgetHeld(before: Date): Promise<void>;
}
