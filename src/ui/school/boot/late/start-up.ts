/** What begins once a page has been taken over by the browser. */
export class StartUp {
  readonly #steps: readonly (() => void)[];
  #begun = false;

  constructor(steps: readonly (() => void)[]) {
    this.#steps = steps;
  }

  /** Begins everything, once. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    for (const step of this.#steps) step();
  }
}
