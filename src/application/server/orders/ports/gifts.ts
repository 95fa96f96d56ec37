import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { GiftDetails } from '#domain/orders/gift.ts';
import type { GiftMoments } from '#domain/orders/gift-state.ts';

/** An order that is a gift, and what became of it. */
export interface Gift extends GiftDetails, GiftMoments {
  readonly orderId: string;
  readonly orderNumber: number;
  /** The account that bought it. */
  readonly giverId: string;
  /** Of what is given, in the order's order. */
  readonly titles: readonly string[];
  /** When its letter is due; null: the order is not paid. */
  readonly dueAt: Date | null;
  /** The account that has what was given; null: nobody yet. */
  readonly acceptedBy: string | null;
}

/** The gifts among the orders, kept with their order (`Orders.add`). What changes one holds against others that do so at once. */
export abstract class Gifts {
  abstract find(orderId: string): Promise<Gift | null>;
  /** The gift whose last letter had a secret of that fingerprint. */
  abstract findByFingerprint(fingerprint: string): Promise<Gift | null>;
  /** An account's that are paid, newest first, at most `limit`. */
  abstract ofGiver(userId: string, limit: number): Promise<readonly Gift[]>;
  /** Everybody's that are paid, newest first, at most `limit`. */
  abstract latest(limit: number): Promise<readonly Gift[]>;
  /** Orders whose first letter is due at `now`, the longest due first, at most `limit`. */
  abstract due(now: Date, limit: number): Promise<readonly string[]>;
  /** The order is paid: its letter goes out at `dueAt`. One that is scheduled already stays as it is. */
  abstract schedule(orderId: string, dueAt: Date): Promise<void>;
  /**
   * Notes that a letter goes out with a new secret, which alone opens the gift from now on; the gift as it is then. Null when it
   * was accepted, is not paid or, for the first letter, one has gone out already: then none is sent.
   */
  abstract send(orderId: string, letter: GiftLetterSent): Promise<Gift | null>;
  /** Corrects where the letter goes. False when the gift was accepted. */
  abstract correct(orderId: string, email: EmailAddress): Promise<boolean>;
  /** Gives it to an account, if that secret still opens it; false when somebody was first. */
  abstract accept(fingerprint: string, userId: string, at: Date): Promise<boolean>;
  /** Its order is refunded: its letter does not go out, its link opens nothing any more. False when somebody has accepted it. */
  abstract withdraw(orderId: string): Promise<boolean>;
  /** Forgets for whom an accepted gift was and what its letter said. */
  abstract forgetPeople(orderId: string): Promise<void>;
}

export interface GiftLetterSent {
  readonly fingerprint: string;
  readonly at: Date;
  /** Whether this is to be the only letter so far. */
  readonly isFirst: boolean;
}
