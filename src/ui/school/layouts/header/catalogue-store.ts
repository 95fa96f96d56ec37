import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { catalogueBranches } from '#application/read-models/catalogue/catalogue-branches.ts';
import type { CatalogueBranch } from '#domain/catalogue/catalogue-menu.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';

/** What the menus of the catalogue tell beyond its kinds. Without it they show the kinds alone. */
export class CatalogueStore {
  branches: readonly CatalogueBranch[] = [];
  readonly #reads: Reads;
  #asking: Promise<void> | null = null;

  constructor(reads: Reads) {
    this.#reads = reads;
    makeAutoObservable(this, { branches: observableRef });
  }

  /** Null: not known. */
  of(kind: ProductKind): CatalogueBranch | null {
    return this.branches.find((each) => each.kind === kind) ?? null;
  }

  /** Asks once; what could not be had is asked for again by the next call. */
  load(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const answer = await this.#reads.ask(catalogueBranches);
    runInAction(() => {
      if (answer.ok) this.branches = answer.value;
      else this.#asking = null;
    });
  }
}
