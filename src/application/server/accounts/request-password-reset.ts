import type { Accounts } from '#application/server/ports/accounts.ts';
import { emailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from './account-journal.ts';
import type { EmailLinks } from './email-links.ts';

/** Sends a link to choose a new password. The answer is the same whether or not the address has an account. */
export class RequestPasswordReset {
  readonly #accounts: Accounts;
  readonly #links: EmailLinks;
  readonly #journal: AccountJournal;

  constructor(accounts: Accounts, links: EmailLinks, journal: AccountJournal) {
    this.#accounts = accounts;
    this.#links = links;
    this.#journal = journal;
  }

  async execute(given: string, address: string): Promise<Result<undefined, EmailRefusal>> {
    const email = emailAddress(given);
    if (!email.ok) return email;
    const user = await this.#accounts.findByEmail(email.value);
    if (user !== null && user.disabledAt === null && (await this.#links.send(user, 'reset'))) {
      await this.#journal.note(user.id, 'password-reset-asked', { address });
    }
    return accept(undefined);
  }
}
