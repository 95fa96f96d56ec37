import type { Clock } from '#application/ports/clock.ts';
import type { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import { secondsUntilNextTry, withOneMoreTry, type TryCount } from '#domain/accounts/sign-in-delay.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export interface TooManyTries {
  readonly kind: 'too-many-tries';
  /** Until the next one is judged. */
  readonly seconds: number;
}

/** Others may count a try at the same moment; so often it is tried to come in between. */
const collisions = 20;

/** Counts a try with a password before it is judged, by everything given; refuses it while one of them has to wait. */
export class CountSignInTry {
  constructor(
    private readonly failures: SignInFailures,
    private readonly clock: Clock,
  ) {}

  async execute(counts: readonly TryCount[]): Promise<Result<undefined, TooManyTries>> {
    for (const count of counts) {
      const counted = await this.#count(count);
      if (!counted.ok) return counted;
    }
    return accept(undefined);
  }

  async #count({ key, freeFailures }: TryCount): Promise<Result<undefined, TooManyTries>> {
    const now = this.clock.now();
    for (let turn = 0; turn < collisions; turn += 1) {
      const failed = await this.failures.find(key);
      const seconds = failed === null ? 0 : secondsUntilNextTry(failed, now, freeFailures);
      if (seconds > 0) return refuse({ kind: 'too-many-tries', seconds });
      if (await this.failures.replace(key, failed, withOneMoreTry(failed, now))) return accept(undefined);
    }
    return refuse({ kind: 'too-many-tries', seconds: 1 });
  }
}
