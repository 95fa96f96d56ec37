import type { CartNews } from '#application/browser/cart/ports/cart-news.ts';
import { OneAfterAnother } from './one-after-another.ts';

/** The calls of one tab to the school's cart, one after another, of which the other tabs are told. */
export class CartCalls {
  readonly #calls = new OneAfterAnother();
  #waiting: Promise<unknown> | null = null;
  #beforeReading: readonly (() => void)[] = [];

  constructor(private readonly news: CartNews) {}

  /** A call that changes the cart. The others are told also when it failed: its answer alone may have been lost. */
  change<T>(call: () => Promise<T>): Promise<T> {
    return this.#calls.run(call).finally(() => this.news.announce());
  }

  /** A call that reads the cart; whoever asks while one has not begun waits for the same. */
  read<T>(call: () => Promise<T>): Promise<T> {
    this.#waiting ??= this.#calls.run(() => {
      this.#waiting = null;
      for (const act of this.#beforeReading) act();
      this.#beforeReading = [];
      return call();
    });
    return this.#waiting as Promise<T>;
  }

  /** Does something now and again before the next reading begins: until then answers come to what was asked before. */
  nowAndBeforeReading(...acts: readonly (() => void)[]): void {
    for (const act of acts) act();
    this.#beforeReading = acts;
  }
}
