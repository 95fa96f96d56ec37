import type { EmailAddress } from '#domain/accounts/email-address.ts';

/** An address that an account wants for its own, until whoever reads it says so. */
export interface EmailChange {
  readonly fingerprint: string;
  readonly userId: string;
  readonly email: EmailAddress;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Changes of e-mail that wait for their link, known by its fingerprint. */
export abstract class EmailChanges {
  abstract add(change: EmailChange): Promise<void>;
  abstract find(fingerprint: string): Promise<EmailChange | null>;
  /** Uses the link up. False when it was used before or has run out at `now`, however close the race. */
  abstract use(fingerprint: string, now: Date): Promise<boolean>;
  /** Uses up what links the account still has. */
  abstract cancel(userId: string, now: Date): Promise<void>;
  /** When the account was sent links since `since`, oldest first. */
  abstract sentSince(userId: string, since: Date): Promise<readonly Date[]>;
}
