import type { Clock } from '#application/ports/clock.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';

export type CloseSessionRefusal = { readonly kind: 'session-not-found' } | { readonly kind: 'session-current' };

/** Ends one other sign-in of the caller's account; the caller's own ends by signing out. */
export class CloseSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(bearer: Bearer, loginId: string): Promise<Result<undefined, CloseSessionRefusal>> {
    const own = await this.sessions.find(bearer.sessionId);
    if (own?.loginId === loginId) return refuse({ kind: 'session-current' });
    const ended = await this.sessions.endLogin(bearer.userId, loginId, this.clock.now(), 'closed-by-owner');
    if (ended === 0) return refuse({ kind: 'session-not-found' });
    await this.journal.note(bearer.userId, 'session-closed', { login: loginId });
    return accept(undefined);
  }
}
