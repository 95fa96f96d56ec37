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

/** What visitors and students wrote to the school. */
export abstract class Messages {
  abstract add(message: Message): Promise<void>;
  /** The latest first, of one kind or (null) of all; at most `count`. */
  abstract latest(kind: MessageKind | null, count: number): Promise<readonly Message[]>;
  /** Keeps a message that nobody reads before its writer has confirmed it. @param hash of the secret of the link. */
  abstract hold(message: Message, hash: string): Promise<void>;
  /** Lets a message that was written at `since` or later be read, as one of the instant `at`; null: none waits, or no longer. */
  abstract release(hash: string, since: Date, at: Date): Promise<Message | null>;
  /** Forgets what was written before an instant and never confirmed. */
  abstract forgetHeld(before: Date): Promise<void>;
}
