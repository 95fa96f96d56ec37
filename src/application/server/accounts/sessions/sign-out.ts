import type { Clock } from '#application/ports/clock.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { RefreshTokens } from '#application/server/accounts/ports/refresh-tokens.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { accept, type Accepted } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';

/**
 * Ends a sign-in in both apps: were the session of the sign-in app left open, the next person at the same computer would get
 * in without a password. Source: AUTH-9.
 */
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly refreshTokens: RefreshTokens,
    private readonly fingerprints: Fingerprints,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** Whoever calls is known by the bearer, or by the refresh token alone; one who is not signed in is signed out already. */
  async execute(bearer: Bearer | null, refreshToken: string | null, app: WebApp): Promise<Accepted<undefined>> {
    const sessionId = bearer?.sessionId ?? (await this.#sessionOf(refreshToken, app));
    const session = sessionId === null ? null : await this.sessions.find(sessionId);
    if (session !== null) {
      const ended = await this.sessions.endLogin(session.userId, session.loginId, this.clock.now(), 'signed-out');
      if (ended > 0) await this.journal.note(session.userId, 'signed-out');
    }
    return accept(undefined);
  }

  async #sessionOf(refreshToken: string | null, app: WebApp): Promise<string | null> {
    if (refreshToken === null) return null;
    const token = await this.refreshTokens.find(this.fingerprints.of(refreshToken));
    return token?.app === app ? token.sessionId : null;
  }
}
