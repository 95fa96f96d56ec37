import { expect, test } from 'vitest';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { FoldedMenuStore } from '#ui/school/layouts/folded-menu-store.ts';

test('a menu is unfolded until somebody folds it, and stays as it was left, from visit to visit', () => {
  const device = new DeviceStorageInMemory();
  const visit = () => new FoldedMenuStore(device);
  expect(visit().isFolded).toBe(false);
  visit().toggle();
  expect(visit().isFolded).toBe(true);
  visit().toggle();
  expect(visit().isFolded).toBe(false);
});
