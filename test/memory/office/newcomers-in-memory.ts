import type { AccountEvents } from '#application/server/accounts/ports/account-events.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { Newcomers, type NewcomerStanding } from '#application/server/office/ports/newcomers.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';

export class NewcomersInMemory extends Newcomers {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
  ) {
    super();
  }

  async standing(emails: readonly EmailAddress[]): Promise<ReadonlyMap<EmailAddress, NewcomerStanding>> {
    const found = new Map<EmailAddress, NewcomerStanding>();
    for (const email of emails) {
      const known = await this.accounts.credentialsOf(email);
      if (known === null) continue;
      const { user, passwordHash } = known;
      const kinds = (await this.events.of(user.id)).map(({ kind }) => kind);
      const isOpen = passwordHash === '' && user.disabledAt === null;
      const awaitsInvitation = isOpen && kinds.includes('moved-in') && !kinds.includes('invited');
      found.set(email, { userId: user.id, awaitsInvitation });
    }
    return found;
  }
}
