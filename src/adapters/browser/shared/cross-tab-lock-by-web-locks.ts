import { CrossTabLock } from '#application/browser/shared/ports/cross-tab-lock.ts';

/** The browser's own locks; where it has none (plain http on a network address), one after another in this tab alone. */
export class CrossTabLockByWebLocks extends CrossTabLock {
  readonly #queues = new Map<string, Promise<unknown>>();

  hold<T>(name: string, run: () => Promise<T>): Promise<T> {
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (locks !== undefined) return locks.request(name, run) as Promise<T>;
    const turn = (this.#queues.get(name) ?? Promise.resolve()).then(run, run);
    this.#queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}
