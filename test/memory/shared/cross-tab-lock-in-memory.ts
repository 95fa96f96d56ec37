import { CrossTabLock } from '#application/browser/shared/ports/cross-tab-lock.ts';

/** One holder after another; the tabs of a test share one lock. */
export class CrossTabLockInMemory extends CrossTabLock {
  #last: Promise<unknown> = Promise.resolve();

  hold<T>(_name: string, run: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(run, run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
