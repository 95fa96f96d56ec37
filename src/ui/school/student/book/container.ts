import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { ReadingApiOverHttp } from '#adapters/browser/reading/reading-api-over-http.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import { MarksApi } from '#application/browser/reading/ports/marks-api.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Wire } from '#ui/school/boot/container.ts';
import { wireMarks } from './marks/marks.container.ts';
import { MarksStore } from './marks/marks-store.ts';
import { NoteDrafts } from './marks/note-drafts.ts';
import { PlacesStore } from './marks/places-store.ts';
import { SearchStore } from './search-store.ts';
import { SettingsStore } from './settings-store.ts';

/** What the reading pages need. The stores outlive the change of section. */
export const wire: Wire = (container) => {
  container.bind(ReadingApi).toResolvedValue((http) => new ReadingApiOverHttp(http), [HttpClient]);
  wireMarks(container);
  container.bind(DeviceStorage).toResolvedValue(() => new DeviceStorageInLocalStorage());
  container.bind(SearchStore).toResolvedValue((api) => new SearchStore(api), [ReadingApi]);
  container.bind(SettingsStore).toResolvedValue((storage) => new SettingsStore(storage), [DeviceStorage]);
  container
    .bind(PlacesStore)
    .toResolvedValue((api, storage) => new PlacesStore(api, storage, new IdsInBrowser()), [MarksApi, DeviceStorage]);
  container.bind(NoteDrafts).toResolvedValue((drafts) => new NoteDrafts(drafts), [FormDrafts]);
  container
    .bind(MarksStore)
    .toResolvedValue(
      (places, api, outbox, clock) => new MarksStore(places, api, outbox, new IdsInBrowser(), clock),
      [PlacesStore, MarksApi, AnnotationOutbox, Clock],
    );
};
