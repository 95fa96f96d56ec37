import type { RefreshTokenState, WebApp } from '#domain/accounts/session.ts';

/** A refresh token with what decides about it. */
export interface RefreshToken extends RefreshTokenState {
  readonly sessionId: string;
  readonly userId: string;
  /** The one app whose cookie it is; the other refuses it. */
  readonly app: WebApp;
}

/** The refresh tokens of sessions, known by their fingerprints. */
export abstract class RefreshTokens {
  abstract add(fingerprint: string, sessionId: string, issuedAt: Date): Promise<void>;
  abstract find(fingerprint: string): Promise<RefreshToken | null>;
  /** Marks the token as exchanged. False when it was exchanged already, however close the race. */
  abstract rotate(fingerprint: string, at: Date): Promise<boolean>;
}
