import { bindClass } from '#adapters/wiring/bindings.ts';
import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { tourTimes } from '#domain/tour/tour.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { wireNotebook } from '#ui/school/student/book/notebook/notebook.container.ts';
import { wireWatching } from '#ui/school/student/learning/watching.container.ts';
import { tourScreen } from '#ui/school/student/tour/tour-places.ts';
import { TourStore } from '#ui/school/student/tour/tour-store.ts';
import { FoldedMenuStore } from './folded-menu-store.ts';
import { MenuStore } from './menu-store.ts';

/** What the frames of the student's area need. */
export const wire: WireUp = (container) => {
  wireWatching(container);
  wireNotebook(container);
  bindClass(container, MenuStore, [HomeApi]);
  container.bind(FoldedMenuStore).toResolvedValue(() => new FoldedMenuStore(new DeviceStorageInLocalStorage()));
  container
    .bind(TourStore)
    .toResolvedValue(
      (api, session) => new TourStore(api, new DeviceStorageInLocalStorage(), session, tourTimes, tourScreen),
      [HomeApi, SessionStore],
    );
};
