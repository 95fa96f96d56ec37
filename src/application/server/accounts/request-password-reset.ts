import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { isErased } from '#domain/accounts/user.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { AccountJournal } from './account-journal.ts';
import type { EmailLinks } from './email-links.ts';

/** Sends a link to choose a new password, where the address has an account. Whoever asks has been answered before, the same either way. */
export class RequestPasswordReset {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: EmailLinks,
    private readonly journal: AccountJournal,
  ) {}

  async execute(email: EmailAddress, address: string): Promise<void> {
    const user = await this.accounts.findByEmail(email);
    if (user !== null && !isErased(user) && (await this.links.send(user, 'reset'))) {
      await this.journal.note(user.id, 'password-reset-asked', { address });
    }
  }
}
