import type { Clock } from '#application/ports/clock.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from '#application/server/accounts/check-own-password.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Takes the caller's password once more: what cannot be undone may be done for a while. Source: decision 0071. */
export class ProveAgain {
  constructor(
    private readonly check: CheckOwnPassword,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(bearer: Bearer, password: string): Promise<Result<undefined, OwnPasswordRefusal>> {
    const own = await this.check.execute(bearer, password);
    if (!own.ok) return own;
    const session = await this.sessions.find(bearer.sessionId);
    if (session === null) return refuse({ kind: 'account-gone' });
    await this.sessions.prove(session.loginId, this.clock.now());
    return accept(undefined);
  }
}
