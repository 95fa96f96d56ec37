import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { mySaved } from '#application/read-models/home/my-saved.ts';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';

/** What the student keeps, for every button that shows it. Nobody keeps anything before they have signed in. */
export class SavedStore {
  private slugs: ReadonlySet<string> | null = null;
  readonly #api: SavedApi;
  readonly #reads: Reads;
  readonly #session: SessionStore;
  readonly #toasts: ToastStore;
  /** Products about which the school is being asked. */
  readonly #underWay = new Set<string>();
  #asked: Promise<void> | null = null;

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
    return this.isOpen && this.slugs?.has(slug) === true;
  }

  /** Asks what is kept, once; a failure leaves the links as they are, and the next page asks again. */
  know(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Notes that a product was kept elsewhere on this page. */
  note(slug: string): void {
    if (this.slugs !== null) this.show(slug, true);
  }

  /**
   * Keeps a product, or lets go of it: shown at once, taken back when the school refuses. A press before the school has answered the
   * last one is told to it after that, so that the later one stands.
   */
  async toggle(slug: string): Promise<void> {
    let isKept = this.slugs?.has(slug) === true;
    this.show(slug, !isKept);
    if (this.#underWay.has(slug)) return;
    this.#underWay.add(slug);
    for (let isWanted = !isKept; isWanted !== isKept; isWanted = this.slugs?.has(slug) === true) {
      const done = isWanted ? await this.#api.keep(slug) : await this.#api.letGo(slug);
      if (done.ok) isKept = isWanted;
      else this.show(slug, isKept);
      this.#say(done, isKept);
    }
    this.#underWay.delete(slug);
  }

  private show(slug: string, isKept: boolean): void {
    const others = [...(this.slugs ?? [])].filter((each) => each !== slug);
    this.slugs = new Set(isKept ? [...others, slug] : others);
  }

  #say(done: Awaited<ReturnType<SavedApi['keep']>>, isKept: boolean): void {
    if (!done.ok) this.#toasts.show({ kind: 'error', text: done.refusal.detail });
    else if (isKept)
      this.#toasts.show({ kind: 'success', text: 'Lo tienes en «Mis guardados». Te avisamos si baja de precio.' });
  }

  async #ask(): Promise<void> {
    await this.#session.whenReady();
    const saved = this.#session.signedIn ? await this.#reads.ask(mySaved) : null;
    runInAction(() => {
      if (saved?.ok === true) this.slugs = new Set(saved.value.products.map(({ slug }) => slug));
      else this.#asked = null;
    });
  }
}
