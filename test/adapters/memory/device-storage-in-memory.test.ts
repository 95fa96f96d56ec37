import { describe } from 'vitest';
import { DeviceStorageInMemory } from '#adapters/memory/device-storage-in-memory.ts';
import { deviceStorageContract } from '#test/ports/device-storage.ts';

describe('DeviceStorageInMemory', () => {
  deviceStorageContract(() => new DeviceStorageInMemory());
});
