import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { isErased } from '#domain/accounts/user.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { EmailLinks } from '#application/server/accounts/email-links.ts';
import type { RegistrationLetters } from './registration-letters.ts';

/**
 * Sends the verification mail again, or the letter of an account that waits to be opened. Whoever asks has been answered before, the
 * same whether the address has an account, is verified already, or was written to a moment ago: a stranger learns nothing.
 * Source: AUTH-8.
 */
export class SendVerification {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: EmailLinks,
    private readonly registrations: RegistrationLetters,
  ) {}

  async execute(email: EmailAddress): Promise<void> {
    const user = await this.accounts.findByEmail(email);
    if (user !== null && user.emailVerifiedAt === null && !isErased(user)) {
      await this.links.send(user, 'verify');
    } else {
      await this.registrations.again(email);
    }
  }
}
