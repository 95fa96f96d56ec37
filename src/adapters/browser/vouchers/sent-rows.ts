import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { ColumnsOf } from '#domain/vouchers/statements/statement-layout.ts';

/** Milliseconds for a file of rows over a poor connection, and for the school to read it. */
export const patienceForRows = 60_000;

/** What a form sends of a file of rows. @param columns as somebody chose them; null: as was kept, or is guessed. */
export const sentRows = <F extends string>(file: ChosenFile, columns: ColumnsOf<F> | null) => ({
  archivo: file instanceof Blob ? file : new Blob([]),
  ...(columns !== null && { columnas: JSON.stringify(columns) }),
});
