import type { EmailChanges } from '#application/server/accounts/ports/email-changes.ts';
import type { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import type { SessionEnd } from '#domain/accounts/session.ts';

/** What ends when an account gets another password or another e-mail: its other sign-ins, and every link that was sent before. */
export class AccountEndings {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: EmailTokens,
    private readonly changes: EmailChanges,
  ) {}

  /** Inside the transaction of the change. @param keptSessionId of the sign-in that goes on; null: none does. */
  async end(userId: string, keptSessionId: string | null, now: Date, reason: SessionEnd): Promise<void> {
    const kept = keptSessionId === null ? null : await this.sessions.find(keptSessionId);
    await this.sessions.endAllOf(userId, kept?.loginId ?? null, now, reason);
    await this.tokens.cancel(userId, 'reset', now);
    await this.changes.cancel(userId, now);
  }
}
