import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { DraftField, ProductDraft } from '#domain/catalogue/product-draft.ts';
import type { Result } from '#domain/shared/result.ts';
import { SaveProduct, type SavedProduct, type SaveProductRefusal } from './save-product.ts';

/** A row of a catalogue that could be read. */
export interface DraftRow {
  readonly line: number;
  readonly draft: ProductDraft;
  readonly untold: ReadonlySet<DraftField>;
}

export interface RowOutcome {
  readonly line: number;
  readonly result: Result<SavedProduct, SaveProductRefusal>;
}

/** Adds or updates the products of some rows in one transaction: a refused row leaves nothing, a failure undoes all of them. */
export class ImportCatalogue {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute(entries: readonly DraftRow[]): Promise<readonly RowOutcome[]> {
    return this.unitOfWork.write(SaveProduct, (save) => inOrder(entries, save));
  }
}

/**
 * Says of row after row what `ImportCatalogue` would make of it after all those before, and writes nothing.
 * `save` works on `RehearsedPublications`.
 */
export class RehearseCatalogue {
  constructor(private readonly save: SaveProduct) {}

  execute(entries: readonly DraftRow[]): Promise<readonly RowOutcome[]> {
    return inOrder(entries, this.save);
  }
}

async function inOrder(entries: readonly DraftRow[], save: SaveProduct): Promise<readonly RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const { line, draft, untold } of entries) outcomes.push({ line, result: await save.execute(draft, untold) });
  return outcomes;
}
