import type { Container } from 'inversify';
import { observable } from 'mobx';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { NotebookApiInMemory } from '#test/memory/reading/notebook-api-in-memory.ts';
import { ReadingApiInMemory } from '#test/memory/reading/reading-api-in-memory.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { HomeApiInMemory } from '#test/memory/home/home-api-in-memory.ts';
import { Clock } from '#application/ports/clock.ts';
import { ReadingSettingsApiInMemory } from '#test/memory/reading/reading-settings-api-in-memory.ts';
import { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import { NotebookStore } from '#ui/school/student/book/notebook/notebook-store.ts';
import { NoteDrafts } from '#ui/school/student/book/notebook/note-drafts.ts';
import { PlacesStore } from '#ui/school/student/book/notebook/places-store.ts';
import { BookSearchStore } from '#ui/school/student/book/search-store.ts';
import { SettingsStore } from '#ui/school/student/book/settings/settings-store.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import type { readingRoom } from './reading-room.ts';

/** Two devices never choose the same. */
class IdsOfDevice extends CountingIds {
  constructor(private readonly name: string) {
    super();
  }

  override newId(): string {
    return `${this.name}-${super.newId()}`;
  }
}

/** One device of a reader, in a reading room: 'ana' owns the books, anyone else does not, null is a visitor. */
export function readersDevice(
  room: ReturnType<typeof readingRoom>,
  userId: string | null,
  name: string,
  drafts = noDrafts(),
) {
  const storage = new DeviceStorageInMemory();
  const api = new NotebookApiInMemory(room.useCases, userId ?? '');
  const ids = new IdsOfDevice(name);
  const places = new PlacesStore(api, storage, ids);
  const outbox = new AnnotationOutbox(storage, api, () => userId ?? '');
  const notebook = new NotebookStore(places, api, outbox, ids, room.clock);
  const reading = new ReadingApiInMemory(room.reading, room.books, userId);
  const settingsApi = new ReadingSettingsApiInMemory(room.settings, room.keepSettings, userId ?? '');
  const settings = new SettingsStore(storage, settingsApi, () => Promise.resolve(userId));
  const toasts = new ToastStore();
  const noteDrafts = new NoteDrafts(drafts);
  const home = new HomeApiInMemory();
  const session = observable({ sessionExpired: false });
  const wire = (container: Container): void => {
    container.bind(ReadingApi).toConstantValue(reading);
    container.bind(NotebookApi).toConstantValue(api);
    container.bind(HomeApi).toConstantValue(home);
    container.bind(DeviceStorage).toConstantValue(storage);
    container.bind(NotebookStore).toConstantValue(notebook);
    container.bind(PlacesStore).toConstantValue(places);
    container.bind(BookSearchStore).toConstantValue(new BookSearchStore(reading));
    container.bind(SettingsStore).toConstantValue(settings);
    container.bind(NoteDrafts).toConstantValue(noteDrafts);
    container.bind(ToastStore).toConstantValue(toasts);
    container.bind(SessionStore).toConstantValue(session as SessionStore);
    container.bind(Clock).toConstantValue(room.clock);
  };
  return { home, storage, settings, settingsApi, api, notebook, places, outbox, noteDrafts, session, toasts, wire };
}
