import { makeAutoObservable, observableRef } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { ConsentApi, TrackingChoice } from '#application/browser/legal/ports/consent-api.ts';
import type { ConsentMemory } from '#application/browser/legal/ports/consent-memory.ts';
import type { Navigator } from '#application/browser/shared/ports/navigator.ts';
import type { Trackers } from '#application/browser/legal/ports/trackers.ts';
import type { TrackerIds } from '#application/browser/shared/site-settings.ts';
import { consentTexts } from '#domain/legal/consent.ts';

/** What a visitor decided about being measured. Until it is restored, and without a choice, nothing of others is loaded. Source: SITE-9. */
export class ConsentStore {
  choice: TrackingChoice | null = null;
  /** The preferences are being looked at. */
  isOpen = false;
  private isReady = false;
  readonly #ids: TrackerIds;
  readonly #memory: ConsentMemory;
  readonly #api: ConsentApi;
  readonly #trackers: Trackers;
  readonly #navigator: Navigator;
  readonly #dice: IdGenerator;

  constructor(
    ids: TrackerIds,
    memory: ConsentMemory,
    api: ConsentApi,
    trackers: Trackers,
    navigator: Navigator,
    dice: IdGenerator,
  ) {
    this.#ids = ids;
    this.#memory = memory;
    this.#api = api;
    this.#trackers = trackers;
    this.#navigator = navigator;
    this.#dice = dice;
    makeAutoObservable(this, { choice: observableRef });
  }

  /** Whether the school has set anything up that needs consent. */
  get isNeeded(): boolean {
    return this.#ids.tagManagerId !== null || this.#ids.pixelId !== null;
  }

  /** Whether the visitor is to be asked: there is something to ask, and no answer to the text in force. */
  get asks(): boolean {
    return this.isReady && this.isNeeded && this.choice === null;
  }

  /** After hydration: remembers the choice and, if it was yes, starts. */
  restore(): void {
    if (!this.isNeeded) return;
    const kept = this.#memory.read();
    this.choice = kept?.textVersion === consentTexts.tracking.version ? kept : null;
    this.isReady = true;
    if (this.choice === null) return;
    if (kept?.isUnrecorded === true) void this.#record(this.choice);
    else if (this.choice.granted) void this.#trackers.start(this.#ids);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Keeps and records the choice. Who takes a yes back gets a page without what it had loaded. */
  async choose(granted: boolean): Promise<void> {
    const wasGranted = this.choice?.granted === true;
    const visitorId = this.#memory.read()?.visitorId ?? this.#dice.newSecret(24);
    const choice = { visitorId, textVersion: consentTexts.tracking.version, granted };
    this.choice = choice;
    this.isOpen = false;
    this.#memory.write({ ...choice, isUnrecorded: true });
    if (!granted) this.#trackers.stop();
    await this.#record(choice);
    if (!granted && wasGranted) this.#navigator.reload();
  }

  /** The burden of proof is the school's: without a record there is no consent. The next page tries again. */
  async #record({ visitorId, textVersion, granted }: TrackingChoice): Promise<void> {
    const choice = { visitorId, textVersion, granted };
    const recorded = await this.#api.record(choice);
    // Another answer was given meanwhile.
    if (!recorded.ok || this.choice?.granted !== granted) return;
    this.#memory.write(choice);
    if (granted) await this.#trackers.start(this.#ids);
  }
}
