import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import { triesOfStranger } from '#domain/accounts/sign-in-delay.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountEndings } from './account-endings.ts';
import type { AccountJournal } from './account-journal.ts';
import { passwordChangedLetter } from './letters.ts';
import type { EmailLinkRefusal } from './registration/verify-email.ts';

/**
 * Uses the link up and stores the new password; ends every session and every other link, tells the owner, and forgets failed sign-ins. Nobody is
 * signed in by it. The mailbox was read, so the address counts as verified. One transaction.
 */
export class ChangePasswordByLink {
  constructor(
    private readonly tokens: EmailTokens,
    private readonly accounts: Accounts,
    private readonly endings: AccountEndings,
    private readonly failures: SignInFailures,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string, passwordHash: string, device: Device): Promise<Result<undefined, EmailLinkRefusal>> {
    const now = this.clock.now();
    const fingerprint = this.fingerprints.of(secret);
    const link = await this.tokens.find(fingerprint);
    const user = link === null || link.purpose !== 'reset' ? null : await this.accounts.find(link.userId);
    if (link === null || user === null) return refuse({ kind: 'link-unknown' });
    if (link.email !== user.email || !(await this.tokens.use(fingerprint, now))) return refuse({ kind: 'link-over' });
    await this.accounts.changePassword(user.id, passwordHash, now);
    await this.accounts.verifyEmail(user.id, now);
    await this.endings.end(user.id, null, now, 'password-changed');
    for (const { key } of triesOfStranger(user.email, device.address)) await this.failures.clear(key);
    await this.journal.note(user.id, 'password-changed', { address: device.address });
    await this.#tell(user, now, device);
    return accept(undefined);
  }

  #tell(user: User, at: Date, device: Device): Promise<void> {
    const letter = passwordChangedLetter(user, at, device.userAgent, this.addresses.school('/reset-password'));
    return this.outbox.post(letter, { name: fullName(user), email: user.email });
  }
}
