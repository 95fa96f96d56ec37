import { makeAutoObservable, runInAction } from 'mobx';
import type { OfficeProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { TITLE_MISSING } from '#domain/office/products/product-state.ts';

/** Making a product: an empty one, or a copy of another. */
export class MakeProductStore {
  kind: ProductKind = 'course';
  title = '';
  /** What is wrong with the title, or why it could not be made. */
  problem: string | null = null;
  isOpen = false;
  isBusy = false;
  readonly #api: OfficeProductsApi;

  constructor(api: OfficeProductsApi) {
    this.#api = api;
    makeAutoObservable(this);
  }

  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.problem = null;
  }

  choose(kind: ProductKind): void {
    this.kind = kind;
  }

  write(title: string): void {
    this.title = title;
    this.problem = null;
  }

  /** Makes an empty one; gives its id, or null when it was not made. */
  async make(): Promise<number | null> {
    if (this.title.trim() === '') {
      this.refuse(TITLE_MISSING);
      return null;
    }
    return this.#made(() => this.#api.make(this.kind, this.title));
  }

  async copy(productId: number): Promise<number | null> {
    return this.#made(() => this.#api.copy(productId));
  }

  async #made(call: () => ReturnType<OfficeProductsApi['copy']>): Promise<number | null> {
    if (this.isBusy) return null;
    runInAction(() => (this.isBusy = true));
    const answer = await call();
    runInAction(() => {
      this.isBusy = false;
      this.problem = answer.ok ? null : answer.refusal.detail;
      if (answer.ok) this.title = '';
      if (answer.ok) this.isOpen = false;
    });
    return answer.ok ? answer.value.id : null;
  }

  private refuse(problem: string): void {
    this.problem = problem;
  }
}
