import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { choosePassword, type PasswordRefusal } from '#domain/accounts/password.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from './check-own-password.ts';
import { StorePassword } from './store-password.ts';

export type ChangePasswordRefusal = OwnPasswordRefusal | PasswordRefusal;

/** Changes the caller's password, given the present one. Source: USER-2. */
export class ChangePassword {
  constructor(
    private readonly check: CheckOwnPassword,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(
    bearer: Bearer,
    given: { readonly currentPassword: string; readonly password: string },
    device: Device,
  ): Promise<Result<undefined, ChangePasswordRefusal>> {
    const own = await this.check.execute(bearer, given.currentPassword);
    if (!own.ok) return own;
    const { email, givenNames, paternalSurname, maternalSurname } = own.value;
    const password = choosePassword(given.password, [email, givenNames, paternalSurname, maternalSurname]);
    if (!password.ok) return password;
    const hash = await this.hasher.hash(password.value);
    return this.unitOfWork.write(StorePassword, (store) => store.execute(own.value, bearer.sessionId, hash, device));
  }
}
