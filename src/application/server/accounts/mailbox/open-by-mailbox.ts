import type { Clock } from '#application/ports/clock.ts';
import type { AccountEndings } from '#application/server/accounts/account-endings.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { AccountOrigin } from '#application/server/accounts/registration/add-account.ts';
import type { OpenedSession, SessionOpener } from '#application/server/accounts/sessions/session-opener.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import { isErased, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type OpenByMailboxRefusal =
  | { readonly kind: 'account-disabled' }
  /** It has a second factor, or works for the school: the mailbox alone does not open it. */
  | { readonly kind: 'mailbox-not-enough' };

/**
 * Opens a session of an account whose mailbox was proven just now. An address that nobody had proven before is verified by it, and what
 * was set up under it ends: a stranger may have opened the account to wait for its owner.
 */
export class OpenByMailbox {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly team: Team,
    private readonly endings: AccountEndings,
    private readonly opener: SessionOpener,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute({ id, email }: User, origin: AccountOrigin): Promise<Result<OpenedSession, OpenByMailboxRefusal>> {
    // What changes an e-mail, a factor or a role writes the account first: it has ended here, or it waits.
    await this.accounts.lock(id);
    const user = await this.accounts.find(id);
    if (user === null || isErased(user)) return refuse({ kind: 'account-disabled' });
    const isHeld = user.email !== email || (await this.factors.isOn(id)) || (await this.team.rolesOf(id)).length > 0;
    if (isHeld) return refuse({ kind: 'mailbox-not-enough' });
    if (user.emailVerifiedAt === null) await this.#takeBack(id);
    await this.journal.note(id, 'signed-in', { app: origin.app, address: origin.device.address });
    return accept(await this.opener.open({ userId: id, ...origin, loginId: null, provenAt: null }));
  }

  async #takeBack(userId: string): Promise<void> {
    const now = this.clock.now();
    await this.accounts.verifyEmail(userId, now);
    await this.accounts.changePassword(userId, '', now);
    await this.endings.end(userId, null, now, 'password-changed');
    await this.journal.note(userId, 'email-verified');
    await this.journal.note(userId, 'password-changed');
  }
}
