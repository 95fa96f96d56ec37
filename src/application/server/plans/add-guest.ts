import type {
  AccountOrigin,
  AddAccount,
  AddAccountRefusal,
  NewAccount,
} from '#application/server/accounts/registration/add-account.ts';
import type { OpenedSession } from '#application/server/accounts/sessions/session-opener.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Result } from '#domain/shared/result.ts';
import type { AcceptInvitation, AcceptRefusal } from './accept-invitation.ts';

/** Undoes the transaction that adds an account: its invitation was taken or withdrawn meanwhile. */
export class InvitationTaken extends Error {
  constructor(readonly refusal: AcceptRefusal) {
    super(refusal.kind);
  }
}

/** Adds the account of an invited person and accepts for it, in one transaction. */
export class AddGuest {
  constructor(
    private readonly add: AddAccount,
    private readonly accept: AcceptInvitation,
    private readonly accounts: Accounts,
  ) {}

  /** @throws InvitationTaken when the invitation cannot be accepted any more. */
  async execute(
    account: NewAccount,
    secret: string,
    origin: AccountOrigin,
  ): Promise<Result<OpenedSession, AddAccountRefusal>> {
    const added = await this.add.execute(account, origin);
    if (!added.ok) return added;
    const user = await this.accounts.findByEmail(account.email);
    const joined = await this.accept.execute(user?.id ?? '', secret);
    if (!joined.ok) throw new InvitationTaken(joined.refusal);
    return added;
  }
}
