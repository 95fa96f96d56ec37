import type { Profile } from '#domain/accounts/profile.ts';

/** The auth state of AUTH-2. The refresh token is not in it: it is a cookie that no script can read. */
export interface SessionState {
  readonly accessToken: string | null;
  /** When the access token came, by this browser's clock; ISO 8601. */
  readonly obtainedAt: string | null;
  /** Until when a refresh token exists; ISO 8601, null when none does. */
  readonly refreshUntil: string | null;
  readonly loggedIn: boolean;
  readonly user: Profile | null;
  /** The session ended by itself, not by signing out. */
  readonly sessionExpired: boolean;
}

export const signedOutState: SessionState = {
  accessToken: null,
  obtainedAt: null,
  refreshUntil: null,
  loggedIn: false,
  user: null,
  sessionExpired: false,
};

/** Keeps the auth state between visits, for every tab of this browser, so that a copy of the profile folder is no use. */
export abstract class SessionVault {
  /** What is kept; null: nothing. 'lost': a session was kept, but can no longer be read: the cookie may still renew it. */
  abstract load(): Promise<SessionState | 'lost' | null>;
  abstract save(state: SessionState): Promise<void>;
  abstract clear(): Promise<void>;
}
