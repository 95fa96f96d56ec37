import type { Clock } from '#application/ports/clock.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from '#application/server/accounts/check-own-password.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { OneTimeCodes } from '#application/server/accounts/ports/one-time-codes.ts';
import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type BeginFactorSetupRefusal = OwnPasswordRefusal | { readonly kind: 'factor-on' };

/** What an application is set up by. */
export interface FactorSetup {
  /** To be typed where no picture can be taken. */
  readonly secret: string;
  /** What the QR code says. */
  readonly address: string;
}

/** Makes a secret for an application on the caller's telephone; nothing asks for its codes before one of them is shown. */
export class BeginFactorSetup {
  constructor(
    private readonly check: CheckOwnPassword,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  async execute(bearer: Bearer, password: string): Promise<Result<FactorSetup, BeginFactorSetupRefusal>> {
    const own = await this.check.execute(bearer, password);
    if (!own.ok) return own;
    const secret = this.codes.newSecret();
    if (!(await this.factors.begin(own.value.id, secret, this.clock.now()))) return refuse({ kind: 'factor-on' });
    return accept({ secret, address: this.codes.addressOf(secret, own.value.email) });
  }
}
