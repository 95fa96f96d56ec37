import type { Clock } from '#application/ports/clock.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { EmailChanges } from '#application/server/accounts/ports/email-changes.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { fullName, isErased } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountEndings } from './account-endings.ts';
import type { AccountJournal } from './account-journal.ts';
import { emailChangedLetter } from './profile-letters.ts';
import type { EmailLinkRefusal } from './registration/verify-email.ts';

export type ConfirmEmailChangeRefusal = EmailLinkRefusal | { readonly kind: 'email-taken' };

/**
 * Gives the account the address that the link was sent to. Links that were sent to the one before stop working, and every other
 * sign-in ends: whoever had the old mailbox has nothing left. The same link again says so again, as mail programs open links too.
 */
export class ConfirmEmailChange {
  constructor(
    private readonly changes: EmailChanges,
    private readonly accounts: Accounts,
    private readonly endings: AccountEndings,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** Returns the address that is the account's now. @param caller whose sign-in goes on, when it is the account's; null: nobody's. */
  async execute(secret: string, caller: Bearer | null): Promise<Result<string, ConfirmEmailChangeRefusal>> {
    const fingerprint = this.fingerprints.of(secret);
    const change = await this.changes.find(fingerprint);
    const user = change === null ? null : await this.accounts.find(change.userId);
    if (change === null || user === null || isErased(user)) return refuse({ kind: 'link-unknown' });
    if (user.email === change.email) return accept(user.email);
    const now = this.clock.now();
    if (!(await this.changes.use(fingerprint, now))) return refuse({ kind: 'link-over' });
    if (!(await this.accounts.changeEmail(user.id, change.email, now))) return refuse({ kind: 'email-taken' });
    await this.endings.end(user.id, caller?.sessionId ?? null, now, 'email-changed');
    await this.journal.note(user.id, 'email-changed', { from: user.email, to: change.email });
    const letter = emailChangedLetter(user, change.email, this.addresses.school('/contacto'));
    await this.outbox.post(letter, { name: fullName(user), email: user.email });
    return accept(change.email);
  }
}
