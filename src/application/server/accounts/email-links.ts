import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Outbox, Letter } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { emailLinkLifetimeMs, maySendEmailLink, type EmailLinkPurpose } from '#domain/accounts/email-link.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { passwordResetLetter, verificationLetter } from './letters.ts';

const hour = 60 * 60 * 1000;

const pages: Readonly<Record<EmailLinkPurpose, { path: string; letter: (user: User, url: string) => Letter }>> = {
  verify: { path: '/verificar/', letter: verificationLetter },
  reset: { path: '/recuperar/', letter: passwordResetLetter },
};

/** Sends single-use links, inside the transaction of whoever asks. */
export class EmailLinks {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: EmailTokens,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Sends a link; earlier ones of the purpose stop working. False, and nothing is sent, when the account had too many of late. */
  async send(user: User, purpose: EmailLinkPurpose): Promise<boolean> {
    // Two who ask at once would each count the letters before the other's.
    await this.accounts.lock(user.id);
    const now = this.clock.now();
    const sentAt = await this.tokens.sentSince(user.id, purpose, new Date(now.getTime() - hour));
    if (!maySendEmailLink(sentAt, now)) return false;
    await this.tokens.cancel(user.id, purpose, now);
    const secret = this.ids.newSecret(32);
    await this.tokens.add({
      fingerprint: this.fingerprints.of(secret),
      userId: user.id,
      purpose,
      email: user.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + emailLinkLifetimeMs[purpose]),
      usedAt: null,
    });
    const { path, letter } = pages[purpose];
    await this.outbox.post(letter(user, this.addresses.school(path + secret)), {
      name: fullName(user),
      email: user.email,
    });
    return true;
  }
}
