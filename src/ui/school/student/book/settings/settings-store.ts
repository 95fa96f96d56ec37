import { makeAutoObservable, observableRef } from 'mobx';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import { type ReadingSettings, settingsFrom, usualSettings } from '#domain/reading/reading-settings.ts';

const name = 'escuela.lectura-ajustes';

/** How the reader likes the page, kept in this browser. */
export class SettingsStore {
  settings: ReadingSettings = usualSettings;
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  /** Not before hydration: the server drew the page as usual. */
  restore(): void {
    const text = this.#storage.read(name);
    if (text === null) return;
    try {
      this.settings = settingsFrom((JSON.parse(text) ?? {}) as Record<string, unknown>);
    } catch {
      // Written by something else: as usual.
    }
  }

  set(changes: Partial<ReadingSettings>): void {
    this.settings = { ...this.settings, ...changes };
    this.#storage.write(name, JSON.stringify(this.settings));
  }
}
