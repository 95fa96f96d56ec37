import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { EmailChanges } from '#application/server/accounts/ports/email-changes.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { emailLinkLifetimeMs, maySendEmailLink } from '#domain/accounts/email-link.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from './account-journal.ts';
import { alreadyHereLetter } from './letters.ts';
import { emailChangeLetter, emailChangeNoticeLetter } from './profile-letters.ts';

export type SendEmailChangeRefusal = { readonly kind: 'email-same' } | { readonly kind: 'mail-just-sent' };

const hour = 60 * 60 * 1000;

/** Sends the link to the new address and a notice to the old one; earlier links stop working. One transaction. */
export class SendEmailChange {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly outbox: Outbox,
    private readonly letters: UnaskedLetters,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly journal: AccountJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param user whose password was given just now. */
  async execute(user: User, email: EmailAddress): Promise<Result<undefined, SendEmailChangeRefusal>> {
    if (email === user.email) return refuse({ kind: 'email-same' });
    const now = this.clock.now();
    const sentAt = await this.changes.sentSince(user.id, new Date(now.getTime() - hour));
    if (!maySendEmailLink(sentAt, now)) return refuse({ kind: 'mail-just-sent' });
    await this.changes.cancel(user.id, now);
    const secret = this.ids.newSecret(32);
    await this.changes.add({
      fingerprint: this.fingerprints.of(secret),
      userId: user.id,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + emailLinkLifetimeMs.verify),
      usedAt: null,
    });
    const url = this.addresses.school(`/confirmar-correo/${secret}`);
    const holder = await this.accounts.findByEmail(email);
    // Whoever asks learns nothing of it: the answer is the same, and the letter goes to the holder alone.
    if (holder === null) await this.outbox.post(emailChangeLetter(user, url), { name: fullName(user), email });
    else await this.#tellHolder(holder);
    const notice = emailChangeNoticeLetter(user, email, this.addresses.school('/reset-password'));
    await this.outbox.post(notice, { name: fullName(user), email: user.email });
    await this.journal.note(user.id, 'email-change-asked', { to: email });
    return accept(undefined);
  }

  async #tellHolder(holder: User): Promise<void> {
    if (!(await this.letters.mayReach(holder.email))) return;
    const letter = alreadyHereLetter(holder, this.addresses.school('/login'), this.addresses.school('/reset-password'));
    await this.outbox.post(letter, { name: fullName(holder), email: holder.email });
  }
}
