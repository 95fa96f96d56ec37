import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireLearning } from '#ui/school/student/learning/learning.container.ts';
import { PlayerSettingsStore } from './player-settings-store.ts';

/** What the pages of a class need besides. */
export const wire: WireUp = (container) => {
  wireLearning(container);
  container.bind(PlayerSettingsStore).toDynamicValue(() => new PlayerSettingsStore(new DeviceStorageInLocalStorage()));
};
