import type { TrackingChoice } from '#application/browser/legal/ports/consent-api.ts';
import { ConsentMemory } from '#application/browser/legal/ports/consent-memory.ts';

/** A browser that remembers for as long as the test lasts. */
export class ConsentMemoryInMemory extends ConsentMemory {
  #kept: TrackingChoice | null = null;

  read(): TrackingChoice | null {
    return this.#kept;
  }

  write(choice: TrackingChoice): void {
    this.#kept = choice;
  }
}
