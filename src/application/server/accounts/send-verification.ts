import type { Accounts } from '#application/server/ports/accounts.ts';
import { emailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { EmailLinks } from './email-links.ts';

/**
 * Sends the verification mail again. The answer is the same whether the address has an account, is verified already, or was
 * written to a moment ago: a stranger learns nothing. Source: AUTH-8.
 */
export class SendVerification {
  readonly #accounts: Accounts;
  readonly #links: EmailLinks;

  constructor(accounts: Accounts, links: EmailLinks) {
    this.#accounts = accounts;
    this.#links = links;
  }

  async execute(given: string): Promise<Result<undefined, EmailRefusal>> {
    const email = emailAddress(given);
    if (!email.ok) return email;
    const user = await this.#accounts.findByEmail(email.value);
    if (user !== null && user.emailVerifiedAt === null && user.disabledAt === null) {
      await this.#links.send(user, 'verify');
    }
    return accept(undefined);
  }
}
