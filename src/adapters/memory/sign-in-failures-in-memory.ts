import { SignInFailures } from '#application/server/ports/sign-in-failures.ts';
import type { FailedSignIns } from '#domain/accounts/sign-in-delay.ts';

export class SignInFailuresInMemory extends SignInFailures {
  readonly #byEmail = new Map<string, FailedSignIns>();

  find(email: string): Promise<FailedSignIns | null> {
    return Promise.resolve(this.#byEmail.get(email) ?? null);
  }

  replace(email: string, known: FailedSignIns | null, next: FailedSignIns): Promise<boolean> {
    const present = this.#byEmail.get(email) ?? null;
    const isKnown = present?.count === known?.count && present?.lastAt.getTime() === known?.lastAt.getTime();
    if (isKnown) this.#byEmail.set(email, next);
    return Promise.resolve(isKnown);
  }

  clear(email: string): Promise<void> {
    this.#byEmail.delete(email);
    return Promise.resolve();
  }
}
