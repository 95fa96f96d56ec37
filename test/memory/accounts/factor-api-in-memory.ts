import { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { FactorToSetUp, OwnFactor } from '#application/read-models/accounts/own-factor.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import { accept, refuse, type Refused } from '#domain/shared/result.ts';

/** The second factor of one visitor, in this process's memory; their application always shows 123456. */
export class FactorApiInMemory extends FactorApi {
  factor: OwnFactor = { since: null, recoveryCodesLeft: 0, isRequired: false };
  password = 'tres tristes tigres';
  /** How often the password was shown again. */
  proofs = 0;
  /** When set, every call is refused with it. */
  failure: CallRefusal | null = null;
  #isBeingSetUp = false;
  #sets = 0;

  read(): Answer<OwnFactor> {
    return this.#answer(() => accept(this.factor));
  }

  beginSetup(password: string): Answer<FactorToSetUp> {
    return this.#answer(() => {
      if (password !== this.password) return wrongPassword;
      if (this.factor.since !== null) return refusal(409, 'factor-on');
      this.#isBeingSetUp = true;
      const secret = 'JBSWY3DPEHPK3PXP';
      return accept({
        secret,
        address: `otpauth://totp/Escuela?secret=${secret}`,
        qr: { size: 9, path: 'M4 4h1v1h-1z' },
      });
    });
  }

  turnOn(code: string): Answer<readonly string[]> {
    return this.#answer(() => {
      if (this.factor.since !== null) return refusal(409, 'factor-on');
      if (!this.#isBeingSetUp) return refusal(410, 'factor-setup-over');
      if (code !== '123456') return refusal(403, 'factor-setup-code-wrong', 'code');
      this.factor = { ...this.factor, since: '2026-03-10T15:00:00.000Z' };
      return accept(this.#newCodes());
    });
  }

  turnOff(password: string, code: string): Answer<undefined> {
    return this.#answer(() => {
      const refused = this.#unproven(password, code);
      if (refused !== null) return refused;
      this.factor = { ...this.factor, since: null, recoveryCodesLeft: 0 };
      return accept(undefined);
    });
  }

  renewCodes(password: string, code: string): Answer<readonly string[]> {
    return this.#answer(() => this.#unproven(password, code) ?? accept(this.#newCodes()));
  }

  proveAgain(password: string): Answer<undefined> {
    return this.#answer(() => {
      if (password !== this.password) return wrongPassword;
      this.proofs += 1;
      return accept(undefined);
    });
  }

  #unproven(password: string, code: string): Refused<CallRefusal> | null {
    if (password !== this.password) return wrongPassword;
    if (this.factor.since === null) return refusal(409, 'factor-off');
    return code === '123456' ? null : refusal(403, 'factor-code-wrong', 'code');
  }

  #newCodes(): readonly string[] {
    this.#sets += 1;
    this.factor = { ...this.factor, recoveryCodesLeft: 10 };
    return Array.from({ length: 10 }, (_, n) => `CODE${this.#sets}-SAFE${n}-KEPT0`);
  }

  async #answer<T>(run: () => Awaited<Answer<T>>): Answer<T> {
    return this.failure === null ? run() : refuse(this.failure);
  }
}

function refusal(status: number, kind: keyof typeof factorTexts, field: string | null = null): Refused<CallRefusal> {
  return refuse({ kind, status, detail: factorTexts[kind], field, data: {} });
}

const wrongPassword = refuse<CallRefusal>({
  kind: 'own-password-wrong',
  status: 400,
  detail: 'Esa no es tu contraseña actual.',
  field: 'password',
  data: {},
});
