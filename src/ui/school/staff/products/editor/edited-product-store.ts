import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { Timer } from '#application/browser/shared/ports/timer.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type { OpenElsewhere } from '#application/read-models/office/products/product-version.ts';
import type { SaidOfPress } from '#ui/school/staff/desk/said.ts';
import { limaMinute, parseLimaMinute } from '#domain/shared/lima-minute.ts';
import type { CopyPart, Lack } from '#domain/office/working-copy.ts';

const readAfter = 400;
const PUBLISHED = 'Publicado: ya se ve así en la escuela.';
const PUBLISHED_UNREAD =
  'Publicado. No pudimos volver a leer esta parte: recarga la página antes de seguir editándola.';
const NO_HOUR = 'Escribe día y hora de Lima.';

/** The product whose parts are edited: what it lacks, and publishing it. */
export class EditedProductStore {
  product: ShownEditedProduct | null = null;
  /** Whether publishing is being asked about. */
  isAsking = false;
  isPublishing = false;
  said: SaidOfPress | null = null;
  /** Who else has it open. */
  others: readonly OpenElsewhere[] = [];
  /** Where the public page can be seen as it would be. */
  preview: { readonly address: string; readonly until: string } | null = null;
  /** What is asked about besides publishing it. */
  asking: 'hour' | 'retire' | null = null;
  /** The hour that is typed, a minute in Lima. */
  hour = '';
  #cancel: () => void = () => undefined;
  #readPublished: () => Promise<boolean> = () => Promise.resolve(true);
  readonly #api: EditedProductsApi;
  readonly #timer: Timer;

  constructor(api: EditedProductsApi, timer: Timer) {
    this.#api = api;
    this.#timer = timer;
    makeAutoObservable(this, {
      product: observableRef,
      said: observableRef,
      others: observableRef,
      preview: observableRef,
    });
  }

  /** Shows a product that was loaded; another one than before has nothing said of it. */
  show(loaded: ShownEditedProduct): void {
    if (this.product?.id !== loaded.id) {
      this.said = null;
      this.preview = null;
      this.others = [];
    }
    this.product = loaded;
  }

  /** What hinders publishing it. */
  get hindrances(): readonly Lack[] {
    return this.product?.lacks.filter(({ hinders }) => hinders) ?? [];
  }

  /** Reads anew what it lacks, a moment after its parts were saved. */
  renewSoon(): void {
    this.#cancel();
    this.#cancel = this.#timer.after(readAfter, () => void this.renew());
  }

  async renew(): Promise<void> {
    const id = this.product?.id;
    if (id === undefined) return;
    const read = await this.#api.open(id);
    runInAction(() => {
      if (read.ok && this.product?.id === id) this.product = read.value;
    });
  }

  /** Asks whether it is to be published, by what it is now. */
  async ask(): Promise<void> {
    this.said = null;
    await this.renew();
    runInAction(() => (this.isAsking = true));
  }

  leave(): void {
    if (this.isPublishing) return;
    this.isAsking = false;
    this.asking = null;
  }

  /** Asks for the hour of its publication, or whether it is to be retired. */
  askAbout(what: 'hour' | 'retire'): void {
    this.isAsking = false;
    this.asking = what;
    this.said = null;
    const at = this.product?.publishAt ?? null;
    this.hour = at === null ? '' : limaMinute(new Date(at));
  }

  writeHour(hour: string): void {
    this.hour = hour;
  }

  /** Has the school publish it by itself at the hour that is typed; '' takes the hour back. */
  async schedule(): Promise<void> {
    const read = this.hour === '' ? null : parseLimaMinute(this.hour);
    if (read !== null && !read.ok) return this.say({ text: NO_HOUR, isProblem: true });
    const at = read === null ? null : read.value;
    await this.#change(
      (id) => this.#api.schedule(id, at?.toISOString() ?? null),
      at === null ? 'Ya no tiene hora de publicación.' : 'Guardamos la hora de publicación.',
    );
  }

  async retire(): Promise<void> {
    await this.#change((id) => this.#api.retire(id), 'Retirado: ya no se vende; quien lo tiene lo conserva.');
  }

  /** Asks for the address of its preview. */
  async makePreview(): Promise<void> {
    const id = this.product?.id;
    if (id === undefined) return;
    const made = await this.#api.preview(id);
    runInAction(() => {
      if (made.ok) this.preview = made.value;
      else this.say({ text: made.refusal.detail, isProblem: true });
    });
  }

  /** Says that a part is open here, and learns who else has it; what fails is asked again by the next. */
  async lookAround(part: CopyPart): Promise<void> {
    const id = this.product?.id;
    if (id === undefined) return;
    const found = await this.#api.openElsewhere(id, part);
    runInAction(() => {
      if (found.ok && this.product?.id === id) this.others = found.value.others;
    });
  }

  private say(said: SaidOfPress): void {
    this.said = said;
  }

  async #change(call: (id: number) => ReturnType<EditedProductsApi['retire']>, done: string): Promise<void> {
    const { product } = this;
    if (product === null || this.isPublishing) return;
    runInAction(() => (this.isPublishing = true));
    const answer = await call(product.id);
    runInAction(() => {
      this.isPublishing = false;
      if (answer.ok) this.asking = null;
      this.said = answer.ok ? { text: done, isProblem: false } : { text: answer.refusal.detail, isProblem: true };
    });
    await this.renew();
  }

  /**
   * Reads anew what is edited whenever it was published, with the ids that it was given; nobody can write into it before that. The
   * function returned ends it. @param read whether it is as published now.
   */
  onPublished(read: () => Promise<boolean>): () => void {
    this.#readPublished = read;
    return () => {
      if (this.#readPublished === read) this.#readPublished = () => Promise.resolve(true);
    };
  }

  /** Publishes what is shown; presses in between change nothing. */
  async publish(): Promise<void> {
    const { product } = this;
    if (product === null || this.isPublishing) return;
    this.isPublishing = true;
    const answer = await this.#api.publish(product.id, product.mark);
    const isRead = !answer.ok || (await this.#readPublished());
    runInAction(() => {
      this.isPublishing = false;
      this.isAsking = !answer.ok && answer.refusal.kind === 'copy-changed';
      this.said = answer.ok
        ? { text: isRead ? PUBLISHED : PUBLISHED_UNREAD, isProblem: !isRead }
        : { text: answer.refusal.detail, isProblem: true };
    });
    await this.renew();
  }
}
