import type { SessionEnd, WebApp } from '#domain/accounts/session.ts';

/** From where a session was opened, as the request told. */
export interface Device {
  readonly address: string;
  readonly userAgent: string;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly app: WebApp;
  /** One sign-in of a person: the session of the sign-in app and the one it hands to the school share it. */
  readonly loginId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** Absolute: use does not move it. */
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endedReason: SessionEnd | null;
  readonly device: Device;
  /** When the sign-in last showed a password; null: before this was noted. */
  readonly provenAt: Date | null;
}

/** The sessions of accounts, in both apps. */
export abstract class Sessions {
  /** Whether the session exists, has not been ended, is not past its absolute end at `now`, and its account is not disabled. */
  abstract isOpen(sessionId: string, now: Date): Promise<boolean>;
  abstract add(session: Session): Promise<void>;
  abstract find(sessionId: string): Promise<Session | null>;
  /** The account's open sessions, last used first. */
  abstract openOf(userId: string, now: Date): Promise<readonly Session[]>;
  /** Notes that the sign-in showed its password, for all of its sessions. */
  abstract prove(loginId: string, at: Date): Promise<void>;
  abstract touch(sessionId: string, at: Date): Promise<void>;
  /** Ends a session; the first end stays. */
  abstract end(sessionId: string, at: Date, reason: SessionEnd): Promise<void>;
  /** Ends every session of one sign-in. Returns how many were open. */
  abstract endLogin(userId: string, loginId: string, at: Date, reason: SessionEnd): Promise<number>;
  /** Ends the account's sessions, save those of the sign-in `exceptLoginId`. Returns how many were open. */
  abstract endAllOf(userId: string, exceptLoginId: string | null, at: Date, reason: SessionEnd): Promise<number>;
}
