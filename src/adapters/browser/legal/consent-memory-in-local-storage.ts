import type { TrackingChoice } from '#application/browser/legal/ports/consent-api.ts';
import { ConsentMemory } from '#application/browser/legal/ports/consent-memory.ts';

const name = 'escuela.privacidad';

export class ConsentMemoryInLocalStorage extends ConsentMemory {
  read(): TrackingChoice | null {
    try {
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as TrackingChoice | null;
      return typeof kept?.granted === 'boolean' ? kept : null;
    } catch {
      return null;
    }
  }

  write(choice: TrackingChoice): void {
    try {
      localStorage.setItem(name, JSON.stringify(choice));
    } catch {
      // Full or forbidden: the port promises silence.
    }
  }
}
