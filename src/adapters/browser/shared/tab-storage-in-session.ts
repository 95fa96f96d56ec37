import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';

/** `sessionStorage`, which some browsers forbid to private windows: then nothing is kept. */
export class TabStorageInSession extends TabStorage {
  read(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  }

  write(name: string, value: string): void {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // Full or forbidden: the port promises silence.
    }
  }
}
