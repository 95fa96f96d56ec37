import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { fullName } from '#domain/accounts/user.ts';
import type { TeamInvitation } from '#domain/office/team-invitation.ts';
import { invitationPath } from '#domain/office/invitation-path.ts';
import { teamInvitationLetter } from './team-letters.ts';

/** Sends the letters of invitations, in the caller's transaction; of a secret nothing but its fingerprint is kept. */
export class TeamInvitationLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
  ) {}

  /** @param by the account in whose name it is written. */
  async send({ email, roles, expiresAt }: TeamInvitation, secret: string, by: string): Promise<void> {
    if (email === null) return;
    const account = await this.accounts.find(by);
    const inviter = account === null ? 'La escuela' : fullName(account);
    const url = this.addresses.school(invitationPath(secret));
    await this.outbox.post(teamInvitationLetter({ inviter, roles, expiresAt }, url), { name: '', email });
  }
}
