import { Timer } from '#application/browser/shared/ports/timer.ts';

/** Time that a test moves on by itself. */
export class TimerByHand extends Timer {
  #now = 0;
  #waiting: { readonly at: number; readonly work: () => void }[] = [];

  after(milliseconds: number, work: () => void): () => void {
    const each = { at: this.#now + milliseconds, work };
    this.#waiting.push(each);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== each);
    };
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { work } of due) work();
  }
}
