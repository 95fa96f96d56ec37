import { DeviceStorageInLocalStorage } from '#adapters/browser/device-storage-in-local-storage.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/ids-in-browser.ts';
import { ReadingApiOverHttp } from '#adapters/browser/reading-api-over-http.ts';
import { FormDrafts } from '#application/browser/form-drafts.ts';
import { DeviceStorage } from '#application/browser/ports/device-storage.ts';
import { MarksApi } from '#application/browser/ports/marks-api.ts';
import { ReadingApi } from '#application/browser/ports/reading-api.ts';
import { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import { Clock } from '#application/ports/clock.ts';
import type { Wire } from '#ui/school/container.ts';
import { wireMarks } from './marks.container.ts';
import { MarksStore } from './marks-store.ts';
import { NoteDrafts } from './note-drafts.ts';
import { PlacesStore } from './places-store.ts';
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
