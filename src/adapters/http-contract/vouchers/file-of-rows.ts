import * as v from 'valibot';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { recordOf } from '#domain/shared/record.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import {
  type ColumnsOf,
  dateOrders,
  decimalMarks,
  statementEncodings,
  statementSeparators,
} from '#domain/vouchers/statements/statement-layout.ts';

/** A file of rows as a form sends it, a bank's or a gateway's. */
export const rowsFileFields = {
  archivo: formFile('Elige un archivo.'),
  /** JSON: the heading of each field's column, '' where there is none; not given: as was kept, or as its headings let one guess. */
  columnas: v.optional(v.pipe(v.string('Elige las columnas.'), v.maxLength(5000, DATUM_TOO_LONG))),
};

/** What is answered of how a file of rows was read, and how the columns that somebody chose are understood. */
export function rowsFileOf<const F extends string>(fields: readonly F[]) {
  /** The heading of each field; '' where there is no such column. */
  const columns = v.object(recordOf(fields, () => v.pipe(v.string(), v.maxLength(300))));
  return {
    layout: v.object({
      separator: v.picklist(statementSeparators),
      encoding: v.picklist(statementEncodings),
      decimals: v.picklist(decimalMarks),
      dates: v.picklist(dateOrders),
      columns,
    }),
    preview: v.object({ rows: v.array(v.object({ line: v.number(), cells: v.array(v.string()) })), columns }),
    /** The columns that were chosen, from the field of a form; null: they are not to be understood. */
    columnsChosen: (field: string): ColumnsOf<F> | null => {
      try {
        const read = v.safeParse(columns, JSON.parse(field));
        return read.success ? read.output : null;
      } catch {
        return null;
      }
    },
  };
}
