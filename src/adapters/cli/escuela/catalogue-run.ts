import type { DraftRow, RowOutcome } from '#application/server/office/import-catalogue.ts';
import type { ReadRow } from '#adapters/server/publishing/catalogue-row.ts';
import type { Print } from './command.ts';
import { saveRefusalText } from './refusal-texts.ts';

/** Rows that go in by one transaction: the database's writer is held for milliseconds, and nobody notices that it was. */
const rowsAtOnce = 20;

/** One way through the rows of a catalogue: what was done with them, and which have errors. */
export class CatalogueRun {
  readonly #endsAtError: boolean;
  #added = 0;
  #updated = 0;
  #bad = 0;
  #last = 1;

  /** `endsAtError`: after a clean rehearsal an error means that somebody else has changed the catalogue meanwhile. */
  constructor(
    private readonly print: Print,
    { endsAtError = false } = {},
  ) {
    this.#endsAtError = endsAtError;
  }

  /** Whether a row was saved. */
  get hasSaved(): boolean {
    return this.#added + this.#updated > 0;
  }

  /** Rows with errors so far. */
  get bad(): number {
    return this.#bad;
  }

  /** Hands the rows on, some at a time, and names those with errors in the order of the file. */
  async go(
    rows: AsyncIterable<ReadRow>,
    save: (entries: readonly DraftRow[]) => Promise<readonly RowOutcome[]>,
  ): Promise<void> {
    let some: ReadRow[] = [];
    for await (const row of rows) {
      some.push(row);
      if (some.length < rowsAtOnce) continue;
      await this.#handOn(some, save);
      some = [];
    }
    if (some.length > 0) await this.#handOn(some, save);
  }

  /** 'Agregados: 2. Actualizados: 0.' */
  counts(): string {
    return `Agregados: ${this.#added}. Actualizados: ${this.#updated}.`;
  }

  /** What is in the catalogue when a failure ended the run, and how to go on. */
  interruption(error: unknown): string {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      `La importación se detuvo después de la línea ${this.#last}: ${reason}`,
      `Hasta esa línea está guardado. ${this.counts()} Con errores: ${this.#bad}.`,
      'Corrige la causa y repite la misma orden: lo que ya está solo se actualiza, nada se duplica.',
    ].join('\n');
  }

  async #handOn(
    some: readonly ReadRow[],
    save: (entries: readonly DraftRow[]) => Promise<readonly RowOutcome[]>,
  ): Promise<void> {
    const entries = some.flatMap(({ line, draft, untold }) => (draft.ok ? [{ line, draft: draft.value, untold }] : []));
    const saved = entries.length === 0 ? [] : await save(entries);
    const results = new Map(saved.map(({ line, result }) => [line, result]));
    for (const { line, draft } of some) {
      const text = draft.ok ? this.#count(results.get(line)) : `${draft.refusal.column}: ${draft.refusal.reason}`;
      if (text === null) continue;
      this.#bad += 1;
      this.print(`Línea ${line}: ${text}.`);
    }
    this.#last = some.at(-1)?.line ?? this.#last;
    if (this.#endsAtError && this.#bad > 0) throw new Error('el catálogo cambió mientras se importaba.');
  }

  /** Counts a row that was saved; for one that was refused, why. */
  #count(result: RowOutcome['result'] | undefined): string | null {
    if (result === undefined) throw new Error('A row without an outcome');
    if (!result.ok) return saveRefusalText(result.refusal);
    if (result.value.isNew) this.#added += 1;
    else this.#updated += 1;
    return null;
  }
}
