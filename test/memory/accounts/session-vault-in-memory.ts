import { SessionVault, type SessionState } from '#application/browser/accounts/ports/session-vault.ts';

/** The auth state of one browser; its tabs share one vault. */
export class SessionVaultInMemory extends SessionVault {
  #kept: SessionState | 'lost' | null = null;

  /** As after the key was lost: a session was kept and can no longer be read. */
  lose(): void {
    this.#kept = 'lost';
  }

  load(): Promise<SessionState | 'lost' | null> {
    return Promise.resolve(this.#kept);
  }

  save(state: SessionState): Promise<void> {
    this.#kept = state;
    return Promise.resolve();
  }

  clear(): Promise<void> {
    this.#kept = null;
    return Promise.resolve();
  }
}
