import { expect, test } from 'vitest';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';

/** What every adapter of DeviceStorage does. `make` gives an empty one. */
export function deviceStorageContract(make: () => DeviceStorage): void {
  test('keeps, tells and removes texts by name', () => {
    const storage = make();
    expect(storage.read('a.uno')).toBeNull();
    expect(storage.write('a.uno', '1')).toBe(true);
    storage.write('a.dos', '2');
    storage.write('b', '3');
    storage.write('a.uno', '4');
    expect(storage.read('a.uno')).toBe('4');
    expect(storage.names('a.').toSorted()).toEqual(['a.dos', 'a.uno']);
    storage.remove('a.uno');
    storage.remove('otro');
    expect(storage.names('a.')).toEqual(['a.dos']);
  });
}
