import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import { deviceStorageContract } from '#test/ports/shared/device-storage.ts';

/** The browser's storage, in this process: its texts are its own properties, as in a browser. */
class StorageOfTest {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }

  setItem(name: string, text: string): void {
    Object.assign(this, { [name]: text });
  }

  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

describe('DeviceStorageInLocalStorage', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', new StorageOfTest()));
  afterEach(() => void vi.unstubAllGlobals());

  deviceStorageContract(() => new DeviceStorageInLocalStorage());

  test('where storage is forbidden nothing is kept, and that is told', () => {
    vi.stubGlobal('localStorage', undefined);
    const storage = new DeviceStorageInLocalStorage();
    expect([storage.write('a', '1'), storage.read('a'), storage.names('')]).toEqual([false, null, []]);
  });
});
