import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { EmailLinkPurpose } from '#domain/accounts/email-link.ts';

export interface EmailToken {
  readonly fingerprint: string;
  readonly userId: string;
  readonly purpose: EmailLinkPurpose;
  /** Where it was sent: a link works only while this is the account's address. */
  readonly email: EmailAddress;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** The single-use links sent by e-mail, known by their fingerprints. */
export abstract class EmailTokens {
  abstract add(token: EmailToken): Promise<void>;
  abstract find(fingerprint: string): Promise<EmailToken | null>;
  /** Uses the link up. False when it was used before or has run out at `now`, however close the race. */
  abstract use(fingerprint: string, now: Date): Promise<boolean>;
  /** Uses up what links of the purpose the account still has. */
  abstract cancel(userId: string, purpose: EmailLinkPurpose, now: Date): Promise<void>;
  /** When the account was sent links of the purpose since `since`. */
  abstract sentSince(userId: string, purpose: EmailLinkPurpose, since: Date): Promise<readonly Date[]>;
}
