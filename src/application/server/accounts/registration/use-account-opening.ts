import type { Clock } from '#application/ports/clock.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { PendingRegistrations } from '#application/server/accounts/ports/pending-registrations.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountOrigin, AddAccount } from './add-account.ts';
import type { AccountOpeningRefusal, CheckAccountOpening } from './check-account-opening.ts';
import type { OpenedSession } from '#application/server/accounts/sessions/session-opener.ts';

/** The first session of an account, and where it goes on to. */
export interface OpenedAccount extends OpenedSession {
  /** Path of the school; empty: none. */
  readonly returnTo: string;
}

/** Uses a registration up and adds its account, with the consents as they were given. One transaction. */
export class UseAccountOpening {
  constructor(
    private readonly check: CheckAccountOpening,
    private readonly pendings: PendingRegistrations,
    private readonly add: AddAccount,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  /** @param secret of a registration whose password was given just now. */
  async execute(secret: string, origin: AccountOrigin): Promise<Result<OpenedAccount, AccountOpeningRefusal>> {
    const pending = await this.pendings.find(this.fingerprints.of(secret));
    if (pending === null) return refuse({ kind: 'link-unknown' });
    if (!(await this.pendings.use(pending.id, this.clock.now()))) return this.#over(secret);
    const { consents, createdAt, device, returnTo, ...person } = pending;
    const added = await this.add.execute({ ...person, agreed: { consents, at: createdAt, device } }, origin);
    return added.ok ? accept({ ...added.value, returnTo }) : refuse({ kind: 'account-exists' });
  }

  /** Somebody was faster: by now the mailbox has its account. */
  async #over(secret: string): Promise<Result<OpenedAccount, AccountOpeningRefusal>> {
    const now = await this.check.execute(secret);
    return now.ok ? refuse({ kind: 'link-over' }) : now;
  }
}
