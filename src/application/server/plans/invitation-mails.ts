import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { PlanMember } from '#domain/plans/plan-members.ts';
import type { User } from '#domain/accounts/user.ts';
import { invitationLetter } from './letters.ts';

/** The secret of an invitation, and what is kept of it. */
export interface InvitationSecret {
  readonly secret: string;
  readonly fingerprint: string;
}

/** Posts invitations, inside the transaction of whoever asks. */
export class InvitationMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
  ) {}

  newSecret(): InvitationSecret {
    const secret = this.ids.newSecret(32);
    return { secret, fingerprint: this.fingerprints.of(secret) };
  }

  send(member: PlanMember, owner: User, planTitle: string, { secret }: InvitationSecret): Promise<void> {
    const url = this.addresses.school(`/registro-invitado?token=${secret}`);
    const to = { name: member.name === '' ? member.email : member.name, email: member.email };
    return this.outbox.post(invitationLetter(member, owner, planTitle, url), to);
  }
}
