/** The two web applications; each has a session and a refresh cookie of its own. */
export type WebApp = 'school' | 'sign-in';

const day = 24 * 60 * 60 * 1000;

/** A session ends 30 days after its sign-in, however much it is used. Source: decisions.md, People and sessions. */
export const sessionLifetimeMs = 30 * day;
/** Milliseconds an access token lives. Source: decisions.md, People and sessions. */
export const accessTokenLifetimeMs = 15 * 60 * 1000;
/** Two tabs that refresh at once both stay signed in: a token may come again this soon after it was exchanged. */
export const refreshReuseGraceMs = 10 * 1000;
/** Milliseconds a one-time code of the sign-in app lives. */
export const signInCodeLifetimeMs = 60 * 1000;

/** What is said once every other session of the account was closed. */
export const ONLY_SESSION = 'Tu cuenta solo está abierta aquí.';

/** Why a session is over, for the records. */
export type SessionEnd =
  | 'signed-out'
  | 'closed-by-owner'
  | 'token-reused'
  | 'code-reused'
  | 'password-changed'
  | 'email-changed'
  | 'factor-changed'
  | 'account-disabled'
  | 'account-deleted';

/** What of a refresh token and its session decides about an exchange. */
export interface RefreshTokenState {
  readonly rotatedAt: Date | null;
  readonly sessionEndedAt: Date | null;
  readonly sessionExpiresAt: Date;
  readonly accountDisabled: boolean;
}

/**
 * What happens when a refresh token is handed in: `rotate` (its first time), `again` (a second time within the grace: it gets
 * a successor too), `reused` (a copy is going round: the session must end) or `over`.
 * Source: decisions.md, People and sessions.
 */
export function judgeRefreshToken(token: RefreshTokenState, now: Date): 'rotate' | 'again' | 'reused' | 'over' {
  if (token.sessionEndedAt !== null || token.sessionExpiresAt <= now || token.accountDisabled) return 'over';
  if (token.rotatedAt === null) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() <= refreshReuseGraceMs ? 'again' : 'reused';
}
