import type { Clock } from '#application/ports/clock.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { RefreshTokens } from '#application/server/accounts/ports/refresh-tokens.ts';
import { judgeRefreshToken, type WebApp } from '#domain/accounts/session.ts';

/** Says whether the session of a refresh token is still open, without using the token. */
export class CheckSession {
  constructor(
    private readonly refreshTokens: RefreshTokens,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  /** @param app that the request came to. */
  async execute(refreshToken: string | null, app: WebApp): Promise<boolean> {
    const token = refreshToken === null ? null : await this.refreshTokens.find(this.fingerprints.of(refreshToken));
    if (token === null || token.app !== app) return false;
    return ['rotate', 'again'].includes(judgeRefreshToken(token, this.clock.now()));
  }
}
