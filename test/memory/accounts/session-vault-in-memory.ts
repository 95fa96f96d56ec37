import { SessionVault, type SessionState } from '#application/browser/accounts/ports/session-vault.ts';

/** The auth state of one browser; its tabs share one vault. */
export class SessionVaultInMemory extends SessionVault {
  #kept: SessionState | 'lost' | null = null;
  #sealed: Promise<void> = Promise.resolve();

  /** As after the key was lost: a session was kept and can no longer be read. */
  lose(): void {
    this.#kept = 'lost';
  }

  /** From now on a state takes until the function returned is called to be sealed. */
  sealLate(): () => void {
    let done: () => void = () => undefined;
    this.#sealed = new Promise((resolve) => (done = resolve));
    return done;
  }

  load(): Promise<SessionState | 'lost' | null> {
    return Promise.resolve(this.#kept);
  }

  async save(state: SessionState): Promise<void> {
    await this.#sealed;
    this.#kept = state;
  }

  clear(): Promise<void> {
    this.#kept = null;
    return Promise.resolve();
  }
}
