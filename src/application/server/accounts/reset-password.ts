import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { choosePassword, type PasswordRefusal } from '#domain/accounts/password.ts';
import type { Result } from '#domain/shared/result.ts';
import { ChangePasswordByLink } from './change-password-by-link.ts';
import type { CheckPasswordReset } from './check-password-reset.ts';
import type { EmailLinkRefusal } from './registration/verify-email.ts';

export type ResetPasswordRefusal = EmailLinkRefusal | PasswordRefusal;

/** Chooses a new password with the link that was sent. A password that is refused does not use the link up. */
export class ResetPassword {
  constructor(
    private readonly check: CheckPasswordReset,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(secret: string, given: string, device: Device): Promise<Result<undefined, ResetPasswordRefusal>> {
    const open = await this.check.execute(secret);
    if (!open.ok) return open;
    const { user } = open.value;
    const password = choosePassword(given, [user.email, user.givenNames, user.paternalSurname, user.maternalSurname]);
    if (!password.ok) return password;
    const passwordHash = await this.hasher.hash(password.value);
    return this.unitOfWork.write(ChangePasswordByLink, (change) => change.execute(secret, passwordHash, device));
  }
}
