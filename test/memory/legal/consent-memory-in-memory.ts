import { ConsentMemory, type KeptChoice } from '#application/browser/legal/ports/consent-memory.ts';

/** A browser that remembers for as long as the test lasts. */
export class ConsentMemoryInMemory extends ConsentMemory {
  #kept: KeptChoice | null = null;

  read(): KeptChoice | null {
    return this.#kept;
  }

  write(choice: KeptChoice): void {
    this.#kept = choice;
  }
}
