import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { firstOwnerMs } from '#domain/office/team-invitation.ts';
import type { Team } from './ports/team.ts';
import type { TeamInvitations } from './ports/team-invitations.ts';

/** Makes the one-time secret by which the first owner of a school comes in; those of earlier starts open nothing any more. */
export class OfferFirstOwner {
  constructor(
    private readonly invitations: TeamInvitations,
    private readonly team: Team,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Null when somebody who can sign in owns the school. */
  async execute(): Promise<{ readonly secret: string; readonly expiresAt: Date } | null> {
    const team = await this.team.list();
    await this.invitations.withdrawFirst();
    if (team.some(({ roles, isDisabled }) => roles.includes('owner') && !isDisabled)) return null;
    const secret = this.ids.newSecret(32);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + firstOwnerMs);
    const when = { invitedAt: now, sentAt: now, expiresAt };
    const nobody = { email: null, invitedBy: null, acceptedAt: null, acceptedBy: null };
    await this.invitations.add(
      { id: this.ids.newId(), roles: ['owner'], ...nobody, ...when },
      this.fingerprints.of(secret),
    );
    return { secret, expiresAt };
  }
}
