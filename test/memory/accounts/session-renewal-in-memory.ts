import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SessionRenewal } from '#application/browser/accounts/ports/session-renewal.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Renews as often as it is asked, until it is told to refuse. */
export class SessionRenewalInMemory extends SessionRenewal {
  /** How often it was asked. */
  asked = 0;
  refusal: CallRefusal | null = null;

  renew(): Promise<Result<OpenSession, CallRefusal>> {
    this.asked += 1;
    return Promise.resolve(
      this.refusal === null
        ? accept({ token: `renewed-${this.asked}`, refreshUntil: '2026-04-09T15:00:00.000Z' })
        : refuse(this.refusal),
    );
  }
}
