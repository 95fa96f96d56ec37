import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import type { ReadingSettingsApi } from '#application/browser/reading/ports/reading-settings-api.ts';
import {
  type KeptSettings,
  type ReadingSettings,
  settingsFrom,
  usualSettings,
} from '#domain/reading/reading-settings.ts';

const name = 'escuela.lectura-ajustes';

/** What this browser knows of the settings it keeps. */
interface Known {
  /** Whose they are; null: a visitor's. */
  readonly owner: string | null;
  /** The school's, which they are or were made from; 0: it is not known to have any. */
  readonly version: number;
  /** The school does not have them yet. */
  readonly isWaiting: boolean;
}

const nobodys: Known = { owner: null, version: 0, isWaiting: false };

/**
 * How the reader likes the page: kept in this browser, and for an account by the school, from where it goes along to other devices.
 * What is chosen without a network waits here and is sent later; what reaches the school last wins.
 */
export class SettingsStore {
  settings: ReadingSettings = usualSettings;
  #known = nobodys;
  #isSending = false;
  readonly #storage: DeviceStorage;
  readonly #api: ReadingSettingsApi;
  readonly #account: () => Promise<string | null>;

  /** @param account gives the id of the account that is signed in, once that is known; null: none is. */
  constructor(storage: DeviceStorage, api: ReadingSettingsApi, account: () => Promise<string | null>) {
    this.#storage = storage;
    this.#api = api;
    this.#account = account;
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  /** Not before hydration: the server drew the page as usual. */
  restore(): void {
    const kept = this.#kept();
    if (kept === null) return;
    const { owner, version, isWaiting } = kept;
    this.settings = settingsFrom(kept);
    this.#known = {
      owner: typeof owner === 'string' ? owner : null,
      version: typeof version === 'number' ? version : 0,
      isWaiting: isWaiting === true,
    };
  }

  set(changes: Partial<ReadingSettings>): void {
    this.settings = { ...this.settings, ...changes };
    this.#know({ isWaiting: this.#known.owner !== null });
    void this.#sendForAccount();
  }

  /** Sends the school what waits, or takes what another device chose. Nothing happens for a visitor. */
  async meet(): Promise<void> {
    const account = await this.#account();
    if (account === null) return;
    if (this.#known.owner !== account) this.#moveIn(account);
    else if (this.#known.isWaiting) return this.#send();
    const read = await this.#api.read();
    if (read.ok) runInAction(() => this.#take(read.value));
  }

  /** What was chosen on this page is the account's, whoever's this browser had before. */
  async #sendForAccount(): Promise<void> {
    const owner = await this.#account();
    if (owner === null) return;
    this.#know(this.#known.owner === owner ? { isWaiting: true } : { owner, version: 0, isWaiting: true });
    await this.#send();
  }

  /** What a visitor chose is the account's where the school has nothing of it; what another account chose never is. */
  #moveIn(owner: string): void {
    const isAnothers = this.#known.owner !== null;
    if (isAnothers) runInAction(() => (this.settings = usualSettings));
    this.#known = { owner, version: 0, isWaiting: false };
  }

  #take(kept: KeptSettings | null): void {
    // Something was chosen while the answer was on its way.
    if (this.#known.isWaiting) return;
    if (kept === null) {
      if (this.settings !== usualSettings) void this.#send();
      return;
    }
    if (kept.version <= this.#known.version) return;
    this.settings = kept.settings;
    this.#know({ version: kept.version });
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      let sent: ReadingSettings | null = null;
      while (sent !== this.settings) {
        sent = this.settings;
        const kept = await this.#api.keep(sent);
        if (!kept.ok) return;
        this.#know({ version: kept.value, isWaiting: sent !== this.settings });
      }
    } finally {
      this.#isSending = false;
    }
  }

  #know(changes: Partial<Known>): void {
    this.#known = { ...this.#known, ...changes };
    this.#storage.write(name, JSON.stringify({ ...this.settings, ...this.#known }));
  }

  #kept(): Readonly<Record<string, unknown>> | null {
    const text = this.#storage.read(name);
    if (text === null) return null;
    try {
      return (JSON.parse(text) ?? {}) as Record<string, unknown>;
    } catch {
      // Written by something else: as usual.
      return null;
    }
  }
}
