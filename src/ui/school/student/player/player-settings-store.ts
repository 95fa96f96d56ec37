import { makeAutoObservable, observableRef } from 'mobx';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import { type PlayerSettings, playerSettingsFrom, usualPlayer } from '#domain/learning/player-settings.ts';

const name = 'escuela.reproductor';

/** How a student likes the player, kept in this browser from class to class and from visit to visit. Source: look.md, Player. */
export class PlayerSettingsStore {
  settings: PlayerSettings;
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    this.settings = kept(storage);
    makeAutoObservable(this, { settings: observableRef });
  }

  set(changes: Partial<PlayerSettings>): void {
    this.settings = { ...this.settings, ...changes };
    this.#storage.write(name, JSON.stringify(this.settings));
  }
}

function kept(storage: DeviceStorage): PlayerSettings {
  try {
    return playerSettingsFrom(JSON.parse(storage.read(name) ?? '{}'));
  } catch {
    // Written by something else: as usual.
    return usualPlayer;
  }
}
