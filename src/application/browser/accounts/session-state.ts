import { accessTokenLifetimeMs } from '#domain/accounts/session.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { SessionState } from '#application/browser/accounts/ports/session-vault.ts';

/** A token is renewed this many milliseconds before it ends, so that it does not end on its way. */
const margin = 60_000;

/** Whether the access token can still be sent, by this browser's clock. */
export function isFresh(state: SessionState, now: Date): boolean {
  if (state.accessToken === null || state.obtainedAt === null) return false;
  const age = now.getTime() - new Date(state.obtainedAt).getTime();
  return age >= 0 && age < accessTokenLifetimeMs - margin;
}

/** Whether the session is past its absolute end. */
export function hasRunOut(state: SessionState, now: Date): boolean {
  return state.loggedIn && state.refreshUntil !== null && new Date(state.refreshUntil) <= now;
}

/** The state with a session opened or renewed; who is signed in stays as known. */
export function withSession(state: SessionState, session: OpenSession, now: Date): SessionState {
  return {
    accessToken: session.token,
    obtainedAt: now.toISOString(),
    refreshUntil: session.refreshUntil,
    loggedIn: true,
    user: state.user,
    sessionExpired: false,
  };
}
