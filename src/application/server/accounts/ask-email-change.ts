import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { emailAddress, type EmailRefusal } from '#domain/accounts/email-address.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from './check-own-password.ts';
import { SendEmailChange, type SendEmailChangeRefusal } from './send-email-change.ts';

export type AskEmailChangeRefusal = EmailRefusal | OwnPasswordRefusal | SendEmailChangeRefusal;

/** Asks for another e-mail, given the password: nothing changes until the link sent to the new address is opened. Source: USER-2. */
export class AskEmailChange {
  constructor(
    private readonly check: CheckOwnPassword,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(
    bearer: Bearer,
    given: { readonly email: string; readonly password: string },
  ): Promise<Result<undefined, AskEmailChangeRefusal>> {
    const email = emailAddress(given.email);
    if (!email.ok) return email;
    const own = await this.check.execute(bearer, given.password);
    if (!own.ok) return own;
    return this.unitOfWork.write(SendEmailChange, (send) => send.execute(own.value, email.value));
  }
}
