import type { Clock } from '#application/ports/clock.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { RefreshToken, RefreshTokens } from '#application/server/accounts/ports/refresh-tokens.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { judgeRefreshToken, type WebApp } from '#domain/accounts/session.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { OpenedSession, SessionOpener } from './session-opener.ts';

export type RenewRefusal = { readonly kind: 'session-over' };

/**
 * Exchanges a refresh token for its successor and a fresh access token. A token that was exchanged before ends its session,
 * save within the grace for two tabs. Source: decisions.md, People and sessions.
 */
export class RenewSession {
  constructor(
    private readonly refreshTokens: RefreshTokens,
    private readonly sessions: Sessions,
    private readonly opener: SessionOpener,
    private readonly journal: AccountJournal,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  /** @param app that the request came to: the token of the other one is none here. */
  async execute(refreshToken: string, app: WebApp): Promise<Result<OpenedSession, RenewRefusal>> {
    const fingerprint = this.fingerprints.of(refreshToken);
    const found = await this.refreshTokens.find(fingerprint);
    if (found === null || found.app !== app) return refuse({ kind: 'session-over' });
    return this.#exchange(fingerprint, found);
  }

  async #exchange(fingerprint: string, token: RefreshToken): Promise<Result<OpenedSession, RenewRefusal>> {
    const now = this.clock.now();
    const judgement = judgeRefreshToken(token, now);
    if (judgement === 'over') return refuse({ kind: 'session-over' });
    if (judgement === 'reused') {
      await this.sessions.end(token.sessionId, now, 'token-reused');
      await this.journal.note(token.userId, 'refresh-token-reused', { session: token.sessionId });
      return refuse({ kind: 'session-over' });
    }
    if (judgement === 'rotate' && !(await this.refreshTokens.rotate(fingerprint, now))) {
      // Another request was faster by a hair: this one is judged by what that one left.
      const again = await this.refreshTokens.find(fingerprint);
      return again === null || again.rotatedAt === null
        ? refuse({ kind: 'session-over' })
        : this.#exchange(fingerprint, again);
    }
    await this.sessions.touch(token.sessionId, now);
    const { sessionId, userId, sessionExpiresAt } = token;
    return accept(await this.opener.giveTokens({ sessionId, userId, expiresAt: sessionExpiresAt }));
  }
}
