import { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';

/** `localStorage`, which some browsers forbid to private windows: then nothing is kept. */
export class DeviceStorageInLocalStorage extends DeviceStorage {
  read(name: string): string | null {
    return attempt(() => localStorage.getItem(name), null);
  }

  write(name: string, value: string): boolean {
    return attempt(() => {
      localStorage.setItem(name, value);
      return true;
    }, false);
  }

  remove(name: string): void {
    attempt(() => localStorage.removeItem(name), undefined);
  }

  names(beginning: string): readonly string[] {
    return attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(beginning)), []);
  }
}

function attempt<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch {
    return otherwise;
  }
}
