import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import { accept, type Accepted } from '#domain/shared/result.ts';
import type { AccountEndings } from './account-endings.ts';
import type { AccountJournal } from './account-journal.ts';
import { passwordChangedLetter } from './letters.ts';

/** Stores the new password of an account, ends its other sign-ins and links and tells the owner. One transaction. */
export class StorePassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly endings: AccountEndings,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** @param sessionId of the sign-in that goes on. */
  async execute(user: User, sessionId: string, passwordHash: string, device: Device): Promise<Accepted<undefined>> {
    const now = this.clock.now();
    await this.accounts.changePassword(user.id, passwordHash, now);
    await this.endings.end(user.id, sessionId, now, 'password-changed');
    await this.journal.note(user.id, 'password-changed', { address: device.address });
    const letter = passwordChangedLetter(user, now, device.userAgent, this.addresses.school('/reset-password'));
    await this.outbox.post(letter, { name: fullName(user), email: user.email });
    return accept(undefined);
  }
}
