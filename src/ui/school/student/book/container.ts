import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ReadingSettingsApiOverHttp } from '#adapters/browser/reading/reading-settings-api-over-http.ts';
import { ReadingApiOverHttp } from '#adapters/browser/reading/reading-api-over-http.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import { ReadingSettingsApi } from '#application/browser/reading/ports/reading-settings-api.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import { Clock } from '#application/ports/clock.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireNotebook } from './notebook/notebook.container.ts';
import { NotebookStore } from './notebook/notebook-store.ts';
import { NoteDrafts } from './notebook/note-drafts.ts';
import { PlacesStore } from './notebook/places-store.ts';
import { BookSearchStore } from './search-store.ts';
import { SettingsStore } from './settings/settings-store.ts';

/** What the reading pages need. The stores outlive the change of section. */
export const wire: WireUp = (container) => {
  bindPort(container, ReadingApi, ReadingApiOverHttp, [HttpClient]);
  wireNotebook(container);
  bindPort(container, DeviceStorage, DeviceStorageInLocalStorage, []);
  bindClass(container, BookSearchStore, [ReadingApi]);
  bindPort(container, ReadingSettingsApi, ReadingSettingsApiOverHttp, [HttpClient]);
  container.bind(SettingsStore).toResolvedValue(
    (storage, api, keeper) =>
      new SettingsStore(storage, api, async () => {
        await keeper.restore();
        return keeper.state.user?.id ?? null;
      }),
    [DeviceStorage, ReadingSettingsApi, SessionKeeper],
  );
  bindClass(container, PlacesStore, [NotebookApi, DeviceStorage, IdGenerator]);
  bindClass(container, NoteDrafts, [FormDrafts]);
  bindClass(container, NotebookStore, [PlacesStore, NotebookApi, AnnotationOutbox, IdGenerator, Clock]);
};
