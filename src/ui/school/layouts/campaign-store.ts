import { makeAutoObservable, observableRef } from 'mobx';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { pickCampaign, type Campaign, type CampaignImage } from '#domain/catalogue/advertisement.ts';

const name = 'escuela.anuncio';

/**
 * The advertisement above the header. The server shows the first campaign; in the browser one is picked by chance, never the
 * one shown last, its images rotate by their own durations, and after a round the next campaign follows. Source: ADS-1.
 */
export class CampaignStore {
  closed = false;
  private campaign: Campaign | null = null;
  private position = 0;
  #campaigns: readonly Campaign[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #storage: TabStorage;
  readonly #roll: () => number;

  /** @param roll a number by chance, from 0 to below 1. */
  constructor(storage: TabStorage, roll: () => number) {
    this.#storage = storage;
    this.#roll = roll;
    makeAutoObservable<this, 'campaign'>(this, { campaign: observableRef });
  }

  /** What is shown: the campaign picked, or the first of those given while none was. */
  shown(campaigns: readonly Campaign[]): { readonly campaign: Campaign; readonly image: CampaignImage } | null {
    const campaign = this.campaign ?? campaigns[0];
    const image = campaign?.images[this.position];
    return this.closed || campaign === undefined || image === undefined ? null : { campaign, image };
  }

  /** Whether one was picked: only where a script runs, not on the server's page. */
  get isBegun(): boolean {
    return this.campaign !== null;
  }

  /** Begins to pick and to rotate; the function returned stops it. */
  begin(campaigns: readonly Campaign[]): () => void {
    this.#campaigns = campaigns;
    if (this.campaign === null) this.next();
    else this.wait();
    return () => this.stop();
  }

  /** 'Cerrar': nothing more until the page is loaded anew. */
  close(): void {
    this.closed = true;
    this.stop();
  }

  private next(): void {
    const last = Number(this.#storage.read(name) ?? Number.NaN);
    this.campaign = pickCampaign(this.#campaigns, Number.isNaN(last) ? null : last, this.#roll());
    this.position = 0;
    if (this.campaign === null) return;
    this.#storage.write(name, String(this.campaign.id));
    this.wait();
  }

  private turn(): void {
    if (this.campaign === null || this.position + 1 >= this.campaign.images.length) return this.next();
    this.position += 1;
    this.wait();
  }

  private wait(): void {
    this.stop();
    const seconds = this.campaign?.images[this.position]?.seconds ?? 0;
    if (seconds > 0 && !this.closed) this.#timer = setTimeout(() => this.turn(), seconds * 1000);
  }

  private stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
