/** Runs calls one after another: each starts from what the one before left, also when that one failed. */
export class OneAfterAnother {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(call: () => Promise<T>): Promise<T> {
    const made = this.#last.then(call);
    this.#last = made.catch(() => undefined);
    return made;
  }
}
