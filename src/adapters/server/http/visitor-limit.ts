/** Counts what visitors do, each by their address, and says when it is too much for one window of time. */
export class VisitorLimit {
  readonly #most: number;
  readonly #windowMs: number;
  #counts = new Map<string, number>();
  #windowEnd = 0;

  /** @param most how often each visitor may within `windowMs` milliseconds. */
  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Whether the visitor may once more; counts it. All windows end at once, so that nothing is kept for long. */
  allows(visitor: string, now: Date): boolean {
    if (now.getTime() >= this.#windowEnd) {
      this.#counts = new Map();
      this.#windowEnd = now.getTime() + this.#windowMs;
    }
    const count = (this.#counts.get(visitor) ?? 0) + 1;
    this.#counts.set(visitor, count);
    return count <= this.#most;
  }
}
