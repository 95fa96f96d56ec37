import { PendingSignIn, type BegunSignIn } from '#application/browser/accounts/ports/pending-sign-in.ts';

export class PendingSignInInMemory extends PendingSignIn {
  #begun: BegunSignIn | null = null;

  keep(begun: BegunSignIn): boolean {
    this.#begun = begun;
    return true;
  }

  take(): BegunSignIn | null {
    const begun = this.#begun;
    this.#begun = null;
    return begun;
  }
}
