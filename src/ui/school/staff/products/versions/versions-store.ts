import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { VersionCompared } from '#application/read-models/office/products/product-version.ts';

/** What was published of a product, beside what is edited now. */
export class VersionsStore {
  compared: VersionCompared | null = null;
  isBusy = false;
  said: string | null = null;
  readonly #api: EditedProductsApi;

  constructor(api: EditedProductsApi) {
    this.#api = api;
    makeAutoObservable(this, { compared: observableRef });
  }

  /** Another product is looked at. */
  begin(): void {
    this.compared = null;
    this.said = null;
  }

  async compare(productId: number, version: number): Promise<void> {
    this.said = null;
    const answer = await this.#api.compare(productId, version);
    runInAction(() => {
      this.compared = answer.ok ? answer.value : null;
      if (!answer.ok) this.said = answer.refusal.detail;
    });
  }

  /** Takes the version that is compared into the working copy; presses in between change nothing. */
  async restore(productId: number): Promise<void> {
    const { compared } = this;
    if (compared === null || this.isBusy) return;
    this.isBusy = true;
    const answer = await this.#api.restore(productId, compared.number);
    runInAction(() => {
      this.isBusy = false;
      if (answer.ok) this.compared = null;
      this.said = answer.ok
        ? `La versión ${compared.number} está en el borrador: mírala y publícala cuando quieras.`
        : answer.refusal.detail;
    });
  }
}
