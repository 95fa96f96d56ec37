import type { PasswordHasher } from '#application/server/ports/password-hasher.ts';
import type { UnitOfWork } from '#application/server/ports/unit-of-work.ts';
import { registration, type GivenRegistration, type RegistrationProblem } from '#domain/accounts/registration.ts';
import type { Result } from '#domain/shared/result.ts';
import { AddAccount, type AccountOrigin, type AddAccountRefusal } from './add-account.ts';
import type { OpenedSession } from './session-opener.ts';

/** What a person gave, as typed. */
export interface GivenAccount extends GivenRegistration {
  readonly acceptsMarketing: boolean;
}

export type RegisterRefusal = RegistrationProblem | AddAccountRefusal;

/** Opens an account: checks what was given, then adds it with its consents, its verification mail and its first session. */
export class RegisterAccount {
  readonly #hasher: PasswordHasher;
  readonly #unitOfWork: UnitOfWork;

  constructor(hasher: PasswordHasher, unitOfWork: UnitOfWork) {
    this.#hasher = hasher;
    this.#unitOfWork = unitOfWork;
  }

  async execute(given: GivenAccount, origin: AccountOrigin): Promise<Result<OpenedSession, RegisterRefusal>> {
    const checked = registration(given);
    if (!checked.ok) return checked;
    const { password, ...account } = checked.value;
    const passwordHash = await this.#hasher.hash(password);
    const { acceptsMarketing } = given;
    return this.#unitOfWork.write(AddAccount, (add) =>
      add.execute({ ...account, passwordHash, acceptsMarketing }, origin),
    );
  }
}
