import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { fullName } from '#domain/accounts/user.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { type InvitationShut, mayAccept, type TeamInvitation, waitingFacts } from '#domain/office/team-invitation.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ChangeRoles } from './change-roles.ts';
import type { OfficeJournal } from './office-journal.ts';
import type { Team } from './ports/team.ts';
import type { TeamInvitations } from './ports/team-invitations.ts';

/** No letter, or none that holds any more, has that secret. */
type InvitationUnknown = { readonly kind: 'team-invitation-unknown' };

export type AcceptTeamInvitationRefusal = InvitationUnknown | InvitationShut;

/** What an invitation asks for, as whoever has its link reads it. */
export interface OpenTeamInvitation {
  /** Who invited; '': the start of the school, its first owner. */
  readonly inviter: string;
  /** Whose account may accept; '': anybody's. */
  readonly email: string;
  readonly roles: readonly OfficeRole[];
  readonly expiresAt: Date;
}

/** Tells whoever has the link of an invitation what it asks for; changes nothing. */
export class ReadTeamInvitation {
  constructor(
    private readonly invitations: TeamInvitations,
    private readonly accounts: Accounts,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  async execute(secret: string): Promise<Result<OpenTeamInvitation, AcceptTeamInvitationRefusal>> {
    const found = await this.invitations.findByFingerprint(this.fingerprints.of(secret));
    if (found === null) return refuse({ kind: 'team-invitation-unknown' });
    if (found.acceptedAt !== null) return refuse({ kind: 'team-invitation-used' });
    if (found.expiresAt <= this.clock.now()) return refuse({ kind: 'team-invitation-expired' });
    const account = found.invitedBy === null ? null : await this.accounts.find(found.invitedBy);
    const { email, roles, expiresAt } = found;
    return accept({ inviter: account === null ? '' : fullName(account), email: email ?? '', roles, expiresAt });
  }
}

/** Makes who accepts an invitation one of the team, in its roles besides those they have; once more changes nothing. */
export class AcceptTeamInvitation {
  constructor(
    private readonly invitations: TeamInvitations,
    private readonly team: Team,
    private readonly accounts: Accounts,
    private readonly changeRoles: ChangeRoles,
    private readonly journal: OfficeJournal,
    private readonly fingerprints: Fingerprints,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, secret: string): Promise<Result<undefined, AcceptTeamInvitationRefusal>> {
    const invitation = await this.invitations.findByFingerprint(this.fingerprints.of(secret));
    const account = await this.accounts.find(userId);
    if (invitation === null || account === null) return refuse({ kind: 'team-invitation-unknown' });
    const now = this.clock.now();
    const may = mayAccept(invitation, account, now);
    if (!may.ok) return may;
    if (may.value === 'accepted') return accept(undefined);
    if (await this.#isTooLate(invitation)) return refuse({ kind: 'team-invitation-used' });
    if (!(await this.invitations.accept(invitation.id, userId, now))) return refuse({ kind: 'team-invitation-used' });
    // The letter was read in that mailbox.
    if (invitation.email !== null) await this.accounts.verifyEmail(userId, now);
    const given = await this.changeRoles.execute(userId, { kind: 'give', roles: invitation.roles }, userId);
    const accepted = { ...waitingFacts(invitation), state: 'accepted' };
    await this.journal.note(userId, 'team-invitation-accepted', invitation.id, waitingFacts(invitation), accepted);
    return given.ok ? accept(undefined) : refuse({ kind: 'team-invitation-unknown' });
  }

  /** A school that has an owner by now needs no first one. */
  async #isTooLate({ email }: TeamInvitation): Promise<boolean> {
    if (email !== null) return false;
    return (await this.team.list()).some(({ roles, isDisabled }) => roles.includes('owner') && !isDisabled);
  }
}
