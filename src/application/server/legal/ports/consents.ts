import type { ConsentPurpose } from '#domain/legal/consent.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';

/** What a person agreed or did not agree to, and how the school can show it. */
export interface Consent {
  readonly id: string;
  readonly userId: string;
  readonly purpose: ConsentPurpose;
  readonly textVersion: string;
  /** Fingerprint of the text that was shown. */
  readonly textHash: string;
  readonly granted: boolean;
  readonly at: Date;
  readonly device: Device;
}

/** The record of consents, append-only. */
export abstract class Consents {
  abstract add(consent: Consent): Promise<void>;
  /** The account's record, oldest first. */
  abstract of(userId: string): Promise<readonly Consent[]>;
}
