/** What begins once a page has been taken over by the browser. */
export class StartUp {
  #begun = false;

  constructor(private readonly steps: readonly (() => void)[]) {}

  /** Begins everything, once. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    for (const step of this.steps) step();
  }
}
