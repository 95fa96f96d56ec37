import { describe } from 'vitest';
import { DeviceStorageInMemory } from './device-storage-in-memory.ts';
import { deviceStorageContract } from '#test/ports/shared/device-storage.ts';

describe('DeviceStorageInMemory', () => {
  deviceStorageContract(() => new DeviceStorageInMemory());
});
