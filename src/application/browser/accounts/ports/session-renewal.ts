import type { Result } from '#domain/shared/result.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Exchanges the session's cookie for a fresh access token; the cookie is exchanged with it. */
export abstract class SessionRenewal {
  abstract renew(): Promise<Result<OpenSession, CallRefusal>>;
}
