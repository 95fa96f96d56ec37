import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { emailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import { inOrder, type OfficeRole } from '#domain/office/permissions.ts';
import { mayWriteAgain, type TeamInvitation, teamInvitationMs, waitingFacts } from '#domain/office/team-invitation.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeJournal } from './office-journal.ts';
import type { Team } from './ports/team.ts';
import type { TeamInvitations } from './ports/team-invitations.ts';
import type { TeamInvitationLetters } from './team-invitation-letters.ts';

export type InviteToTeamRefusal =
  | EmailRefusal
  | { readonly kind: 'roles-missing' }
  /** The account of the address has roles: they are changed, not offered. */
  | { readonly kind: 'already-in-team' }
  /** Somebody invited the address, and it can still accept. */
  | { readonly kind: 'already-invited-to-team' };

/** Asks somebody by letter to work for the school; whether the address has an account is not told. */
export class InviteToTeam {
  constructor(
    private readonly invitations: TeamInvitations,
    private readonly team: Team,
    private readonly accounts: Accounts,
    private readonly letters: TeamInvitationLetters,
    private readonly journal: OfficeJournal,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param by the account that invites. */
  async execute(
    by: string,
    text: string,
    asked: readonly OfficeRole[],
  ): Promise<Result<TeamInvitation, InviteToTeamRefusal>> {
    const email = emailAddress(text);
    if (!email.ok) return email;
    const roles = inOrder(asked);
    if (roles.length === 0) return refuse({ kind: 'roles-missing' });
    const account = await this.accounts.findByEmail(email.value);
    if (account !== null && (await this.team.rolesOf(account.id)).length > 0)
      return refuse({ kind: 'already-in-team' });
    const now = this.clock.now();
    const earlier = await this.invitations.findByEmail(email.value);
    if (earlier !== null && earlier.expiresAt > now) return refuse({ kind: 'already-invited-to-team' });
    if (earlier !== null) await this.invitations.withdraw(earlier.id);
    const secret = this.ids.newSecret(32);
    const invitation: TeamInvitation = {
      id: this.ids.newId(),
      email: email.value,
      roles,
      invitedBy: by,
      invitedAt: now,
      sentAt: now,
      expiresAt: new Date(now.getTime() + teamInvitationMs),
      acceptedAt: null,
      acceptedBy: null,
    };
    if (!(await this.invitations.add(invitation, this.fingerprints.of(secret)))) {
      return refuse({ kind: 'already-invited-to-team' });
    }
    await this.letters.send(invitation, secret, by);
    await this.journal.note(by, 'team-invited', invitation.id, {}, waitingFacts(invitation));
    return accept(invitation);
  }
}

export type ChangeTeamInvitationRefusal =
  | { readonly kind: 'team-invitation-not-found' }
  | { readonly kind: 'mail-just-sent' };

/** What can be done about an invitation until somebody accepts it. */
export class ChangeTeamInvitation {
  constructor(
    private readonly invitations: TeamInvitations,
    private readonly letters: TeamInvitationLetters,
    private readonly journal: OfficeJournal,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Sends the letter again, with another link and another week; the earlier link stops working. */
  async resend(id: string, by: string): Promise<Result<undefined, ChangeTeamInvitationRefusal>> {
    const invitation = await this.invitations.find(id);
    if (invitation === null) return refuse({ kind: 'team-invitation-not-found' });
    const sentAt = this.clock.now();
    if (!mayWriteAgain(invitation, sentAt)) return refuse({ kind: 'mail-just-sent' });
    const secret = this.ids.newSecret(32);
    const expiresAt = new Date(sentAt.getTime() + teamInvitationMs);
    if (!(await this.invitations.renew(id, this.fingerprints.of(secret), sentAt, expiresAt))) {
      return refuse({ kind: 'team-invitation-not-found' });
    }
    await this.letters.send({ ...invitation, sentAt, expiresAt }, secret, by);
    await this.journal.note(by, 'team-invitation-sent-again', id, waitingFacts(invitation), waitingFacts(invitation));
    return accept(undefined);
  }

  /** Takes it back: its link opens nothing any more. */
  async withdraw(id: string, by: string): Promise<Result<undefined, { readonly kind: 'team-invitation-not-found' }>> {
    const invitation = await this.invitations.find(id);
    if (invitation === null || !(await this.invitations.withdraw(id))) {
      return refuse({ kind: 'team-invitation-not-found' });
    }
    await this.journal.note(by, 'team-invitation-withdrawn', id, waitingFacts(invitation), { state: 'withdrawn' });
    return accept(undefined);
  }
}
