import { onTestFinished } from 'vitest';

/** Counts what is done between two rounds of the event loop. Begun before the work that is counted, and ended with its test. */
export class CountedByTurn {
  #inThis = 0;
  #most = 0;
  #turns = 0;
  #isOver = false;

  constructor() {
    const round = (): void => {
      this.#inThis = 0;
      this.#turns += 1;
      if (!this.#isOver) setImmediate(round);
    };
    setImmediate(round);
    onTestFinished(() => void (this.#isOver = true));
  }

  /** @param count so many more in the present turn. */
  add(count: number): void {
    this.#inThis += count;
    this.#most = Math.max(this.#most, this.#inThis);
  }

  /** The most that one turn has seen. */
  get most(): number {
    return this.#most;
  }

  get turns(): number {
    return this.#turns;
  }
}
