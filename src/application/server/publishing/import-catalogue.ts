import type { UnitOfWork } from '#application/server/ports/unit-of-work.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import type { Result } from '#domain/shared/result.ts';
import { SaveProduct, type SavedProduct, type SaveProductRefusal } from './save-product.ts';

/** A row of a catalogue; without a draft it could not be read. */
export interface CatalogueEntry {
  readonly line: number;
  readonly draft: ProductDraft | null;
}

export interface RowOutcome {
  readonly line: number;
  /** Null: the row could not be read. */
  readonly result: Result<SavedProduct, SaveProductRefusal> | null;
}

export interface ImportReport {
  readonly outcomes: readonly RowOutcome[];
  /** False: nothing of it is in the catalogue. */
  readonly isStored: boolean;
}

/** Undoes the transaction of an import that was to be all or nothing. */
class NothingStored extends Error {}

/** Adds or updates products: each row by itself, or all of them in one transaction that one bad row undoes. */
export class ImportCatalogue {
  readonly #unitOfWork: UnitOfWork;

  constructor(unitOfWork: UnitOfWork) {
    this.#unitOfWork = unitOfWork;
  }

  async execute(entries: readonly CatalogueEntry[], allOrNothing: boolean): Promise<ImportReport> {
    if (!allOrNothing) return { outcomes: await this.#oneByOne(entries), isStored: true };
    let outcomes: readonly RowOutcome[] = [];
    try {
      await this.#unitOfWork.write(SaveProduct, async (save) => {
        outcomes = await inOrder(entries, (draft) => save.execute(draft));
        if (outcomes.some(({ result }) => result?.ok !== true)) throw new NothingStored();
      });
      return { outcomes, isStored: true };
    } catch (error) {
      if (!(error instanceof NothingStored)) throw error;
      return { outcomes, isStored: false };
    }
  }

  #oneByOne(entries: readonly CatalogueEntry[]): Promise<readonly RowOutcome[]> {
    return inOrder(entries, (draft) => this.#unitOfWork.write(SaveProduct, (save) => save.execute(draft)));
  }
}

async function inOrder(
  entries: readonly CatalogueEntry[],
  save: (draft: ProductDraft) => Promise<Result<SavedProduct, SaveProductRefusal>>,
): Promise<readonly RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const { line, draft } of entries) outcomes.push({ line, result: draft === null ? null : await save(draft) });
  return outcomes;
}
