import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { AccountEndings } from '#application/server/accounts/account-endings.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { AccountEventKind } from '#application/server/accounts/ports/account-events.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { OneTimeCodes } from '#application/server/accounts/ports/one-time-codes.ts';
import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import {
  factorCodeOf,
  isSetupOpen,
  plainRecoveryCode,
  RECOVERY_DRAWS,
  RECOVERY_VALUES,
  recoveryCodes,
} from '#domain/accounts/factor/second-factor.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { FactorLetters } from './factor-letters.ts';
import type { FactorCodeRefusal, UseFactorCode } from './use-factor-code.ts';

export type TurnFactorOnRefusal =
  | { readonly kind: 'factor-on' }
  | { readonly kind: 'factor-setup-over' }
  | { readonly kind: 'factor-setup-code-wrong' };

export type ChangeFactorRefusal = FactorCodeRefusal | { readonly kind: 'factor-off' };

/** Puts somebody's second factor to use, and changes it. One transaction; the password was asked for before. */
export class ChangeFactor {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly use: UseFactorCode,
    private readonly endings: AccountEndings,
    private readonly letters: FactorLetters,
    private readonly journal: AccountJournal,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Signing in asks for it from now on, and every other sign-in ends. Answers the recovery codes, which are shown once.
   * @param typed a code of the application that was set up.
   */
  async turnOn(
    { userId, sessionId }: Bearer,
    typed: string,
    device: Device,
  ): Promise<Result<readonly string[], TurnFactorOnRefusal>> {
    await this.accounts.lock(userId);
    const now = this.clock.now();
    const factor = await this.factors.find(userId);
    if (factor !== null && factor.confirmedAt !== null) return refuse({ kind: 'factor-on' });
    if (factor === null || !isSetupOpen(factor, now)) return refuse({ kind: 'factor-setup-over' });
    const code = factorCodeOf(typed);
    const step = code?.kind === 'of-application' ? this.codes.stepOf(factor.secret, code.digits, now) : null;
    if (step === null) return refuse({ kind: 'factor-setup-code-wrong' });
    if (!(await this.factors.confirm(userId, step, now))) return refuse({ kind: 'factor-on' });
    await this.endings.end(userId, sessionId, now, 'factor-changed');
    await this.#tell(userId, 'factor-on', device);
    return accept(await this.#newRecoveryCodes(userId));
  }

  /** Signing in asks for the password alone from now on. */
  async turnOff(userId: string, typed: string, device: Device): Promise<Result<undefined, ChangeFactorRefusal>> {
    const used = await this.#useCode(userId, typed);
    if (!used.ok) return used;
    await this.factors.remove(userId);
    await this.#tell(userId, 'factor-off', device);
    return accept(undefined);
  }

  /** Gives other recovery codes; those from before stop working. */
  async renewCodes(
    userId: string,
    typed: string,
    device: Device,
  ): Promise<Result<readonly string[], ChangeFactorRefusal>> {
    const used = await this.#useCode(userId, typed);
    if (!used.ok) return used;
    await this.#tell(userId, 'recovery-codes-renewed', device);
    return accept(await this.#newRecoveryCodes(userId));
  }

  async #useCode(userId: string, typed: string): Promise<Result<undefined, ChangeFactorRefusal>> {
    await this.accounts.lock(userId);
    const factor = await this.factors.find(userId);
    if (factor === null || factor.confirmedAt === null) return refuse({ kind: 'factor-off' });
    return this.use.execute(factor, typed);
  }

  async #newRecoveryCodes(userId: string): Promise<readonly string[]> {
    const codes = recoveryCodes(this.ids.randomIntegers(RECOVERY_DRAWS, RECOVERY_VALUES));
    const fingerprints = codes.map((code) => this.fingerprints.of(plainRecoveryCode(code)));
    await this.factors.replaceRecoveryCodes(userId, fingerprints);
    return codes;
  }

  async #tell(userId: string, change: FactorChange, device: Device): Promise<void> {
    await this.journal.note(userId, change, { address: device.address });
    await this.letters.send(userId, change, device.userAgent);
  }
}

type FactorChange = Extract<AccountEventKind, 'factor-on' | 'factor-off' | 'recovery-codes-renewed'>;
