import type { Clock } from '#application/ports/clock.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { OneTimeCodes } from '#application/server/accounts/ports/one-time-codes.ts';
import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import type { CountSignInTry, TooManyTries } from '#application/server/accounts/sessions/count-sign-in-try.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { factorCodeOf, type SecondFactor } from '#domain/accounts/factor/second-factor.ts';
import { triesOfFactor } from '#domain/accounts/sign-in-delay.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type FactorCodeRefusal =
  | TooManyTries
  /** None was given. */
  | { readonly kind: 'factor-needed' }
  | { readonly kind: 'factor-code-wrong' }
  /** It was right, and is used up. */
  | { readonly kind: 'factor-code-used' };

/**
 * Uses up a code of somebody's second factor: of their application, or a recovery code. Tries count by account, each before it is
 * judged: only whoever has the password comes as far. Inside the transaction of what it opens, with the account locked.
 */
export class UseFactorCode {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly tries: CountSignInTry,
    private readonly failures: SignInFailures,
    private readonly fingerprints: Fingerprints,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  /** @param typed as the person wrote it. */
  async execute(factor: SecondFactor, typed: string): Promise<Result<undefined, FactorCodeRefusal>> {
    if (typed.trim() === '') return refuse({ kind: 'factor-needed' });
    const counts = triesOfFactor(factor.userId);
    const counted = await this.tries.execute(counts);
    if (!counted.ok) return counted;
    const used = await this.#use(factor, typed);
    if (!used.ok) return used;
    for (const { key } of counts) await this.failures.clear(key);
    return accept(undefined);
  }

  async #use({ userId, secret }: SecondFactor, typed: string): Promise<Result<undefined, FactorCodeRefusal>> {
    const now = this.clock.now();
    const code = factorCodeOf(typed);
    if (code?.kind === 'of-recovery') {
      const fingerprint = this.fingerprints.of(code.code);
      if (!(await this.factors.useRecoveryCode(userId, fingerprint, now))) return refuse({ kind: 'factor-code-wrong' });
      await this.journal.note(userId, 'recovery-code-used');
      return accept(undefined);
    }
    const step = code === null ? null : this.codes.stepOf(secret, code.digits, now);
    if (step === null) return refuse({ kind: 'factor-code-wrong' });
    return (await this.factors.useStep(userId, step)) ? accept(undefined) : refuse({ kind: 'factor-code-used' });
  }
}
