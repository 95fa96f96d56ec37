import { makeAutoObservable } from 'mobx';
import type { AdvertisementChoice } from '#application/browser/catalogue/ports/advertisement-choice.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { campaignsBeside, pickCampaign, type Campaign, type CampaignImage } from '#domain/catalogue/advertisement.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';

const name = 'escuela.anuncio';

/** What the session tells of who is here. */
interface Visitor {
  /** Whether it is known. */
  readonly ready: boolean;
  readonly user: Pick<Profile, 'owned' | 'plan' | 'proPlans'> | null;
}

/**
 * The advertisement above the header. In the browser one is picked by chance, never the one shown last, nor one of what the
 * visitor has or is looking at; its images rotate by their own durations, and after a round the next campaign follows.
 * Source: ADS-1; decisions.md, Screens.
 */
export class CampaignStore {
  closed = false;
  private campaignId: number | null = null;
  private position = 0;
  #offered: readonly Campaign[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #storage: TabStorage;
  readonly #choice: AdvertisementChoice;
  readonly #visitor: Visitor;
  readonly #roll: () => number;

  /** @param roll a number by chance, from 0 to below 1. */
  constructor(storage: TabStorage, choice: AdvertisementChoice, visitor: Visitor, roll: () => number) {
    this.#storage = storage;
    this.#choice = choice;
    this.#visitor = visitor;
    this.#roll = roll;
    makeAutoObservable<this, 'picked'>(this, { picked: false, shown: false });
  }

  /** Whether it is known what the visitor has: before, nothing is to be shown to them. */
  get isKnown(): boolean {
    return this.#visitor.ready;
  }

  /** Where what the visitor has is sold. */
  get ownPaths(): readonly string[] {
    const { user } = this.#visitor;
    if (user === null) return [];
    const plans = [...(user.plan === null ? [] : [user.plan]), ...user.proPlans];
    return [
      ...user.owned.map(({ kind, slug }) => productPath(kind, slug)),
      ...plans.map(({ slug }) => productPath('plan', slug)),
    ];
  }

  /** What is shown on the page at `path`: the campaign picked, or the first one while none was. */
  shown(
    campaigns: readonly Campaign[],
    path: string,
  ): { readonly campaign: Campaign; readonly image: CampaignImage } | null {
    const offered = campaignsBeside(campaigns, [path, ...this.ownPaths]);
    const campaign = offered.find(({ id }) => id === this.campaignId) ?? offered[0];
    const image = campaign?.images[this.position] ?? campaign?.images[0];
    return this.closed || campaign === undefined || image === undefined ? null : { campaign, image };
  }

  /** Begins to pick from what may stand on the page at `path`, and to rotate; the function returned stops it. */
  begin(campaigns: readonly Campaign[], path: string): () => void {
    this.#offered = campaignsBeside(campaigns, [path, ...this.ownPaths]);
    if (this.picked() === undefined) this.next();
    else this.wait();
    return () => this.stop();
  }

  /** 'Cerrar': nothing more for a day. */
  close(): void {
    this.closed = true;
    this.#choice.close();
    this.stop();
  }

  private picked(): Campaign | undefined {
    return this.#offered.find(({ id }) => id === this.campaignId);
  }

  private next(): void {
    const last = Number(this.#storage.read(name) ?? Number.NaN);
    const picked = pickCampaign(this.#offered, Number.isNaN(last) ? null : last, this.#roll());
    this.campaignId = picked?.id ?? null;
    this.position = 0;
    if (picked === null) return this.stop();
    this.#storage.write(name, String(picked.id));
    this.wait();
  }

  private turn(): void {
    if (this.position + 1 >= (this.picked()?.images.length ?? 0)) return this.next();
    this.position += 1;
    this.wait();
  }

  private wait(): void {
    this.stop();
    const seconds = this.picked()?.images[this.position]?.seconds ?? 0;
    if (seconds > 0 && !this.closed) this.#timer = setTimeout(() => this.turn(), seconds * 1000);
  }

  private stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
