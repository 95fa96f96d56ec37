import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { mySaved } from '#application/read-models/home/my-saved.ts';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';
import { onOwnerChange } from '#ui/school/storefront/cart/store/cart-changes.ts';

/** What the student keeps, for every button that shows it. Nobody keeps anything before they have signed in. */
export class SavedStore {
  private slugs: ReadonlySet<string> | null = null;
  readonly #api: SavedApi;
  readonly #reads: Reads;
  readonly #session: SessionStore;
  readonly #toasts: ToastStore;
  /** Products about which the school is being told, and what it is told. */
  readonly #underWay = new Map<string, boolean>();
  #asked: Promise<void> | null = null;
  #isFollowing = false;

  constructor(api: SavedApi, reads: Reads, session: SessionStore, toasts: ToastStore) {
    this.#api = api;
    this.#reads = reads;
    this.#session = session;
    this.#toasts = toasts;
    makeAutoObservable<this, 'slugs'>(this, { slugs: observableRef });
  }

  /** Whether a press keeps or lets go at once; else it leads to where one signs in. */
  get isOpen(): boolean {
    return this.#session.signedIn && this.slugs !== null;
  }

  has(slug: string): boolean {
    return this.isOpen && this.#isShown(slug);
  }

  /** Asks what is kept, once; a failure leaves the links as they are, and the next page asks again. */
  know(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Notes that a product was kept elsewhere on this page. */
  note(slug: string): void {
    this.show(slug, true);
  }

  /**
   * Keeps a product, or lets go of it: shown at once, taken back when the school refuses. A press before the school has answered the
   * last one is told to it after that, so that the later one stands.
   */
  async toggle(slug: string): Promise<void> {
    let isKept = this.#isShown(slug);
    this.show(slug, !isKept);
    if (this.#underWay.has(slug)) return;
    const asked = this.#asked;
    for (let isWanted = !isKept; isWanted !== isKept; isWanted = this.#isShown(slug)) {
      this.#underWay.set(slug, isWanted);
      const done = await this.#tell(slug, isWanted);
      // Somebody else's list is shown by now.
      if (asked !== this.#asked) break;
      if (done.ok) isKept = isWanted;
      else this.show(slug, isKept);
      this.#say(done, isKept);
    }
    this.#underWay.delete(slug);
  }

  /** The page goes away: what was pressed last is told at once, for nobody is there any more when the answer before it comes. */
  leave(): void {
    for (const [slug, isTold] of this.#underWay) {
      const isWanted = this.#isShown(slug);
      if (isWanted !== isTold) void this.#tell(slug, isWanted);
    }
  }

  /** Somebody signed in or out: what was kept is not theirs. */
  private begin(): void {
    this.slugs = null;
    this.#asked = null;
    if (this.#session.signedIn) void this.know();
  }

  private show(slug: string, isKept: boolean): void {
    if (this.slugs === null) return;
    const others = [...this.slugs].filter((each) => each !== slug);
    this.slugs = new Set(isKept ? [...others, slug] : others);
  }

  #isShown(slug: string): boolean {
    return this.slugs?.has(slug) === true;
  }

  #tell(slug: string, isWanted: boolean): ReturnType<SavedApi['keep']> {
    return isWanted ? this.#api.keep(slug) : this.#api.letGo(slug);
  }

  #say(done: Awaited<ReturnType<SavedApi['keep']>>, isKept: boolean): void {
    if (!done.ok) this.#toasts.show({ kind: 'error', text: done.refusal.detail });
    else if (isKept)
      this.#toasts.show({ kind: 'success', text: 'Lo tienes en «Mis guardados». Te avisamos si baja de precio.' });
  }

  async #ask(): Promise<void> {
    await this.#session.whenReady();
    if (!this.#isFollowing) onOwnerChange(this.#session, () => this.begin());
    this.#isFollowing = true;
    const asked = this.#asked;
    const saved = this.#session.signedIn ? await this.#reads.ask(mySaved) : null;
    runInAction(() => {
      // Whoever is signed in by now has asked for their own.
      if (asked !== this.#asked) return;
      if (saved?.ok === true) this.slugs = new Set(saved.value.products.map(({ slug }) => slug));
      else this.#asked = null;
    });
  }
}
