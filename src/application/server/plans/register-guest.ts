import type { Clock } from '#application/ports/clock.ts';
import type { AccountOrigin, AddAccountRefusal } from '#application/server/accounts/registration/add-account.ts';
import type { OpenedSession } from '#application/server/accounts/sessions/session-opener.ts';
import { givenConsents } from '#application/server/legal/given-consents.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { registration, type GivenRegistration, type RegistrationProblem } from '#domain/accounts/registration.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { AcceptRefusal } from './accept-invitation.ts';
import { AddGuest, InvitationTaken } from './add-guest.ts';
import type { InvitationOfSecret } from './invitation-of-secret.ts';

/** What an invited person gives, as typed; the address is the invitation's. */
export interface GivenGuest extends Omit<GivenRegistration, 'email'> {
  readonly acceptsMarketing: boolean;
}

export type RegisterGuestRefusal = RegistrationProblem | AddAccountRefusal | AcceptRefusal;

/** Opens an account for an invited person, verified by the letter that was read, and accepts the invitation. Source: USER-5, ROUTE-13. */
export class RegisterGuest {
  constructor(
    private readonly invitations: InvitationOfSecret,
    private readonly hasher: PasswordHasher,
    private readonly fingerprints: Fingerprints,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
  ) {}

  async execute(
    secret: string,
    given: GivenGuest,
    origin: AccountOrigin,
  ): Promise<Result<OpenedSession, RegisterGuestRefusal>> {
    const open = await this.invitations.open(secret);
    if (!open.ok) return open;
    const checked = registration({ ...given, email: open.value.member.email });
    if (!checked.ok) return checked;
    const { password, ...person } = checked.value;
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    const consents = givenConsents(given.acceptsMarketing, { settings: this.settings, now }, this.fingerprints);
    const agreed = { consents, at: now, device: origin.device };
    const account = { ...person, passwordHash, agreed };
    try {
      return await this.unitOfWork.write(AddGuest, (add) => add.execute(account, secret, origin));
    } catch (error) {
      if (error instanceof InvitationTaken) return refuse(error.refusal);
      throw error;
    }
  }
}
