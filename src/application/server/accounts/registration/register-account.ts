import type { Clock } from '#application/ports/clock.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { returnPathOf } from '#domain/accounts/return-path.ts';
import { registration, type GivenRegistration, type RegistrationProblem } from '#domain/accounts/registration.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { givenConsents } from '#application/server/legal/given-consents.ts';
import { RegistrationLetters } from './registration-letters.ts';

/** What a person gave, as typed. */
export interface GivenAccount extends GivenRegistration {
  readonly acceptsMarketing: boolean;
  /** Where to go on to once the account is open: a path or an address of the school; anything else is dropped. */
  readonly returnTo: string;
}

/**
 * Asks for an account: checks what was given, keeps it and sends a letter, by whose link the account is opened. Whoever asks learns
 * nothing of whether the mailbox has one. Source: SAFE-18.
 */
export class RegisterAccount {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly fingerprints: Fingerprints,
    private readonly addresses: PublicAddresses,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
  ) {}

  /** Returns the address that the letter goes to. */
  async execute(given: GivenAccount, device: Device): Promise<Result<string, RegistrationProblem>> {
    const checked = registration(given);
    if (!checked.ok) return checked;
    const { password, ...person } = checked.value;
    const passwordHash = await this.hasher.hash(password);
    const consents = givenConsents(
      given.acceptsMarketing,
      { settings: this.settings, now: this.clock.now() },
      this.fingerprints,
    );
    const returnTo = returnPathOf(given.returnTo, this.addresses.schoolOrigin) ?? '';
    await this.unitOfWork.write(RegistrationLetters, (letters) =>
      letters.begin({ ...person, passwordHash, consents, device, returnTo }),
    );
    return accept(person.email);
  }
}
