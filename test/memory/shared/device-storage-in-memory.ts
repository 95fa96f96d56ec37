import { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';

/** Texts of a browser that is only imagined. */
export class DeviceStorageInMemory extends DeviceStorage {
  readonly #texts = new Map<string, string>();

  read(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }

  write(name: string, value: string): boolean {
    this.#texts.set(name, value);
    return true;
  }

  remove(name: string): void {
    this.#texts.delete(name);
  }

  names(beginning: string): readonly string[] {
    return [...this.#texts.keys()].filter((name) => name.startsWith(beginning));
  }
}
