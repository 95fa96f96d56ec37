import { SignInCodes, type SignInCode } from '#application/server/ports/sign-in-codes.ts';

export class SignInCodesInMemory extends SignInCodes {
  readonly #byFingerprint = new Map<string, SignInCode>();

  add(code: SignInCode): Promise<void> {
    this.#byFingerprint.set(code.fingerprint, code);
    return Promise.resolve();
  }

  find(fingerprint: string): Promise<SignInCode | null> {
    return Promise.resolve(this.#byFingerprint.get(fingerprint) ?? null);
  }

  burn(fingerprint: string, at: Date): Promise<boolean> {
    const code = this.#byFingerprint.get(fingerprint);
    if (code === undefined || code.usedAt !== null) return Promise.resolve(false);
    this.#byFingerprint.set(fingerprint, { ...code, usedAt: at });
    return Promise.resolve(true);
  }

  setSession(fingerprint: string, sessionId: string): Promise<void> {
    const code = this.#byFingerprint.get(fingerprint);
    if (code !== undefined) this.#byFingerprint.set(fingerprint, { ...code, sessionId });
    return Promise.resolve();
  }
}
