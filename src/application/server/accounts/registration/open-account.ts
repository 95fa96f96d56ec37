import type { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { AccountOrigin } from './add-account.ts';
import type { AccountOpeningRefusal, CheckAccountOpening } from './check-account-opening.ts';
import { passwordFits } from '#application/server/accounts/sessions/password-fits.ts';
import { UseAccountOpening, type OpenedAccount } from './use-account-opening.ts';

export type OpenAccountRefusal = AccountOpeningRefusal | { readonly kind: 'registered-password-wrong' };

/**
 * Opens an account by the link of its letter and the password that was chosen with it. Both are asked for: a stranger who typed
 * somebody's address and a password of their own gets no account of that mailbox by its owner's press. A wrong password does not
 * use the link up.
 */
export class OpenAccount {
  constructor(
    private readonly check: CheckAccountOpening,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(
    secret: string,
    given: string,
    origin: AccountOrigin,
  ): Promise<Result<OpenedAccount, OpenAccountRefusal>> {
    const open = await this.check.execute(secret);
    if (!open.ok) return open;
    if (!(await passwordFits(this.hasher, open.value.passwordHash, given)))
      return refuse({ kind: 'registered-password-wrong' });
    return this.unitOfWork.write(UseAccountOpening, (use) => use.execute(secret, origin));
  }
}
