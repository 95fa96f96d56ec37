import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Seller, SellerCode } from '#domain/catalogue/seller.ts';
import { countdownToEndOf, type Countdown } from '#domain/shared/countdown.ts';

const name = 'escuela.vendedor';

/** Milliseconds after which the countdown begins (ADS-3). */
const countFrom = 2000;

/** The seller whose storefront was visited, for as long as the tab is open, and how long their code still holds. Source: ADS-2, ADS-3, LAY-8. */
export class SellerStore {
  seller: Seller | null = null;
  /** Their code while it holds. */
  code: SellerCode | null = null;
  /** What is left of the code; null before the countdown begins, and when there is none. */
  left: Countdown | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #storage: TabStorage;
  readonly #api: CatalogueApi;
  readonly #clock: Clock;

  constructor(storage: TabStorage, api: CatalogueApi, clock: Clock) {
    this.#storage = storage;
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable(this, { seller: observableRef, code: observableRef, left: observableRef });
  }

  /** Takes the seller of a storefront just opened. */
  visit(seller: Seller): void {
    if (this.seller?.slug === seller.slug) return;
    this.seller = seller;
    this.code = seller.code;
    this.left = null;
    this.#storage.write(name, seller.slug);
    this.wait(countFrom);
  }

  /** Takes up the seller visited earlier in this tab; one who is no longer verified is forgotten. */
  async restore(): Promise<void> {
    const slug = this.#storage.read(name) ?? '';
    if (slug === '' || this.seller !== null) return;
    const answer = await this.#api.seller(slug);
    runInAction(() => {
      // Another's storefront was opened while the school was asked: theirs is the later visit.
      if (this.seller !== null) return;
      if (answer.ok) this.visit(answer.value);
      else if (answer.refusal.status === 404) this.leave();
    });
  }

  /** Forgets the seller, and their countdown with them. */
  leave(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.seller = null;
    this.code = null;
    this.left = null;
    this.#storage.write(name, '');
  }

  private count(): void {
    this.left = this.code === null ? null : countdownToEndOf(this.code.lastDay, this.#clock.now());
    if (this.left !== null) this.wait(1000);
    else this.code = null;
  }

  private wait(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.count(), milliseconds);
  }
}
