import type { GivenConsent } from '#domain/legal/consent.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';

/** What a visitor, who may have no account, agreed or did not agree to. */
export interface VisitorConsent extends GivenConsent {
  readonly id: string;
  /** Random; the visitor's browser keeps it and can show it. */
  readonly visitorId: string;
  readonly at: Date;
  readonly device: Device;
}

/** The record of visitors' consents, append-only. */
export abstract class VisitorConsents {
  abstract add(consent: VisitorConsent): Promise<void>;
  /** A visitor's record, oldest first. */
  abstract of(visitorId: string): Promise<readonly VisitorConsent[]>;
}
