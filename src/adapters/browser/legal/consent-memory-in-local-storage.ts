import { ConsentMemory, type KeptChoice } from '#application/browser/legal/ports/consent-memory.ts';

const name = 'escuela.privacidad';

export class ConsentMemoryInLocalStorage extends ConsentMemory {
  read(): KeptChoice | null {
    try {
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptChoice | null;
      return typeof kept?.granted === 'boolean' ? kept : null;
    } catch {
      return null;
    }
  }

  write(choice: KeptChoice): void {
    try {
      localStorage.setItem(name, JSON.stringify(choice));
    } catch {
      // Full or forbidden: the port promises silence.
    }
  }
}
