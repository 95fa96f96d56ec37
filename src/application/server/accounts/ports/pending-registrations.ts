import type { GivenConsent } from '#domain/legal/consent.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { Device } from './sessions.ts';

/**
 * What somebody gave to open an account, until whoever reads the mailbox opens it by the link of a letter. It is kept whether or not
 * the mailbox has an account, so that nobody can tell by it.
 */
export interface PendingRegistration {
  readonly id: string;
  /** Of the link that went out last. */
  readonly fingerprint: string;
  readonly email: EmailAddress;
  readonly passwordHash: string;
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  /** Given at `createdAt`, from `device`. */
  readonly consents: readonly GivenConsent[];
  readonly device: Device;
  /** Path of the school to go on to; empty: none. */
  readonly returnTo: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When its letter went out last. */
  readonly sentAt: Date;
  /** When the account was opened by it. */
  readonly usedAt: Date | null;
}

/** Registrations that wait for their link. One mailbox may have several: whoever typed them, each link opens its own. */
export abstract class PendingRegistrations {
  abstract add(pending: PendingRegistration): Promise<void>;
  abstract find(fingerprint: string): Promise<PendingRegistration | null>;
  /** The one that was given last of those that still wait at `now`. */
  abstract newestOf(email: EmailAddress, now: Date): Promise<PendingRegistration | null>;
  /**
   * Gives it another link, sent at `now`; the earlier one stops working.
   * @param known when its letter went out last, as far as the caller knows. False: another went out meanwhile, or it waits no longer.
   */
  abstract renew(id: string, known: Date, fingerprint: string, now: Date): Promise<boolean>;
  /** Uses it up, and forgets its password. False when it was used before or has run out at `now`, however close the race. */
  abstract use(id: string, now: Date): Promise<boolean>;
}
