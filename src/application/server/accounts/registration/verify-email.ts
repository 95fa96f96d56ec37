import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { isErased } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';

export type EmailLinkRefusal = { readonly kind: 'link-unknown' } | { readonly kind: 'link-over' };

/** Marks the address that a link was sent to as verified. The same link again says so again, as mail programs open links too. */
export class VerifyEmail {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly accounts: Accounts,
    private readonly fingerprints: Fingerprints,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** Returns the address that is verified now. */
  async execute(secret: string): Promise<Result<string, EmailLinkRefusal>> {
    const fingerprint = this.fingerprints.of(secret);
    const link = await this.tokens.find(fingerprint);
    const user = link === null || link.purpose !== 'verify' ? null : await this.accounts.find(link.userId);
    if (link === null || user === null || isErased(user)) return refuse({ kind: 'link-unknown' });
    if (link.email !== user.email) return refuse({ kind: 'link-over' });
    const now = this.clock.now();
    if (await this.tokens.use(fingerprint, now)) {
      await this.accounts.verifyEmail(user.id, now);
      await this.journal.note(user.id, 'email-verified');
      return accept(user.email);
    }
    const known = await this.accounts.find(user.id);
    return known?.emailVerifiedAt ? accept(user.email) : refuse({ kind: 'link-over' });
  }
}
