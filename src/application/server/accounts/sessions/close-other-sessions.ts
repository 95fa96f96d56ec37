import type { Clock } from '#application/ports/clock.ts';
import type { AccessTokens, Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';

export type CloseOthersRefusal = { readonly kind: 'token-not-yours' };

/** Ends every other sign-in of the account. Source: AUTH-10; decisions.md (the body's token is the bearer). */
export class CloseOtherSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(bearer: Bearer, token: string): Promise<Result<undefined, CloseOthersRefusal>> {
    const now = this.clock.now();
    const named = await this.accessTokens.verify(token, now);
    const own = await this.sessions.find(bearer.sessionId);
    if (!named.ok || named.value.sessionId !== bearer.sessionId || own === null) {
      return refuse({ kind: 'token-not-yours' });
    }
    const ended = await this.sessions.endAllOf(bearer.userId, own.loginId, now, 'closed-by-owner');
    if (ended > 0) await this.journal.note(bearer.userId, 'session-closed', { others: String(ended) });
    return accept(undefined);
  }
}
