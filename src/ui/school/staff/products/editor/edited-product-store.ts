import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { Timer } from '#application/browser/shared/ports/timer.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type { Lack } from '#domain/office/working-copy.ts';

/** What is said once it was published, or could not be. */
export interface PublishedSaid {
  readonly text: string;
  readonly isProblem: boolean;
}

const readAfter = 400;

/** The product whose parts are edited: what it lacks, and publishing it. */
export class EditedProductStore {
  product: ShownEditedProduct | null = null;
  /** Whether publishing is being asked about. */
  isAsking = false;
  isPublishing = false;
  said: PublishedSaid | null = null;
  #cancel: () => void = () => undefined;
  readonly #api: EditedProductsApi;
  readonly #timer: Timer;

  constructor(api: EditedProductsApi, timer: Timer) {
    this.#api = api;
    this.#timer = timer;
    makeAutoObservable(this, { product: observableRef, said: observableRef });
  }

  /** Shows a product that was loaded; another one than before has nothing said of it. */
  show(loaded: ShownEditedProduct): void {
    if (this.product?.id !== loaded.id) this.said = null;
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
    this.isAsking = false;
  }

  /** Publishes what is shown; presses in between change nothing. */
  async publish(): Promise<void> {
    const { product } = this;
    if (product === null || this.isPublishing) return;
    this.isPublishing = true;
    const answer = await this.#api.publish(product.id, product.mark);
    runInAction(() => {
      this.isPublishing = false;
      this.isAsking = !answer.ok && answer.refusal.kind === 'copy-changed';
      this.said = answer.ok
        ? { text: 'Publicado: ya se ve así en la escuela.', isProblem: false }
        : { text: answer.refusal.detail, isProblem: true };
    });
    await this.renew();
  }
}
