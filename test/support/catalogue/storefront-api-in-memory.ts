import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { AdvertisementChoice } from '#application/browser/catalogue/ports/advertisement-choice.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export const offline: CallRefusal = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };

/** What header and footer ask, answered from what a test puts here. */
export class StorefrontApiInMemory extends StorefrontApi {
  isOffline = false;
  campaigns: readonly Campaign[] = [];
  readonly subscribed: string[] = [];

  headerCampaigns(): Promise<Result<readonly Campaign[], CallRefusal>> {
    return this.#answer(this.campaigns);
  }

  subscribeToNews(email: string): Promise<Result<void, CallRefusal>> {
    if (!this.isOffline) this.subscribed.push(email);
    return this.#answer(undefined);
  }

  readonly confirmed: string[] = [];

  confirmNews(secret: string): Promise<Result<void, CallRefusal>> {
    if (!this.isOffline) this.confirmed.push(secret);
    return this.#answer(undefined);
  }

  leaveNews(): Promise<Result<void, CallRefusal>> {
    return this.#answer(undefined);
  }

  #answer<T>(value: T): Promise<Result<T, CallRefusal>> {
    return Promise.resolve(this.isOffline ? refuse(offline) : accept(value));
  }
}

/** A tab's storage that a test can look into. */
export class TabStorageInMemory extends TabStorage {
  readonly texts = new Map<string, string>();

  read(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  write(name: string, value: string): void {
    this.texts.set(name, value);
  }
}

/** Counts how often the advertisement was closed. */
export class AdvertisementChoiceInMemory extends AdvertisementChoice {
  closed = 0;

  close(): void {
    this.closed += 1;
  }
}
