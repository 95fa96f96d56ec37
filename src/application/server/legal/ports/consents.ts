import type { GivenConsent } from '#domain/legal/consent.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';

/** What a person agreed or did not agree to, and how the school can show it. */
export interface Consent extends GivenConsent {
  readonly id: string;
  readonly userId: string;
  readonly at: Date;
  readonly device: Device;
}

/** The record of consents, append-only. */
export abstract class Consents {
  abstract add(consent: Consent): Promise<void>;
  /** The account's record, oldest first. */
  abstract of(userId: string): Promise<readonly Consent[]>;
}
