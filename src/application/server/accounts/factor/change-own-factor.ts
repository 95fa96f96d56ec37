import type { CheckOwnPassword, OwnPasswordRefusal } from '#application/server/accounts/check-own-password.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Result } from '#domain/shared/result.ts';
import { ChangeFactor, type ChangeFactorRefusal } from './change-factor.ts';

export type ChangeOwnFactorRefusal = OwnPasswordRefusal | ChangeFactorRefusal;

/** What was given to change a second factor that is in use: neither an open browser nor a found telephone is enough. */
interface GivenProof {
  readonly password: string;
  readonly code: string;
}

/** Changes the caller's second factor, given password and code. */
export class ChangeOwnFactor {
  constructor(
    private readonly check: CheckOwnPassword,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async turnOff(bearer: Bearer, given: GivenProof, device: Device): Promise<Result<undefined, ChangeOwnFactorRefusal>> {
    const own = await this.check.execute(bearer, given.password);
    if (!own.ok) return own;
    return this.unitOfWork.write(ChangeFactor, (change) => change.turnOff(own.value.id, given.code, device));
  }

  /** Answers the new recovery codes. */
  async renewCodes(
    bearer: Bearer,
    given: GivenProof,
    device: Device,
  ): Promise<Result<readonly string[], ChangeOwnFactorRefusal>> {
    const own = await this.check.execute(bearer, given.password);
    if (!own.ok) return own;
    return this.unitOfWork.write(ChangeFactor, (change) => change.renewCodes(own.value.id, given.code, device));
  }
}
