import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type {
  PendingRegistration,
  PendingRegistrations,
} from '#application/server/accounts/ports/pending-registrations.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { EmailLinkRefusal } from './verify-email.ts';

/** `account-exists`: the mailbox has an account by now, by this link or otherwise. Only who reads the mailbox is told. */
export type AccountOpeningRefusal = EmailLinkRefusal | { readonly kind: 'account-exists' };

/** Says whether the link of a registration still opens an account, before anybody types a password. */
export class CheckAccountOpening {
  constructor(
    private readonly pendings: PendingRegistrations,
    private readonly accounts: Accounts,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string): Promise<Result<PendingRegistration, AccountOpeningRefusal>> {
    const pending = await this.pendings.find(this.fingerprints.of(secret));
    if (pending === null) return refuse({ kind: 'link-unknown' });
    if ((await this.accounts.findByEmail(pending.email)) !== null) return refuse({ kind: 'account-exists' });
    const isOver = pending.usedAt !== null || pending.expiresAt <= this.clock.now();
    return isOver ? refuse({ kind: 'link-over' }) : accept(pending);
  }
}
