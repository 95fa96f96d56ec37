import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Print, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingImported } from '#adapters/cli/escuela/refusal-texts.ts';
import { recordOf } from '#domain/shared/record.ts';
import { statementLimits } from '#domain/vouchers/statements/statement-fault.ts';
import {
  type ColumnsOf,
  columnsText,
  dateOrders,
  decimalMarks,
  type LayoutOf,
  statementEncodings,
  statementSeparators,
} from '#domain/vouchers/statements/statement-layout.ts';

/** Lines that a rehearsal shows. */
export const shownLines = 10;

/** A file of rows, whose it is, and what is said of how it is to be read. @param whose what stands before the file, in words. */
export function fileAsked<F extends string>(
  command: string,
  args: readonly string[],
  fields: readonly F[],
  whose: string,
) {
  const { values, positionals } = optionsOf(command, args);
  const [of, path, ...more] = positionals;
  if (of === undefined || path === undefined || more.length > 0) {
    throw new UsageError(`${command}: indica ${whose} y un archivo.`);
  }
  const columns = columnsOf(values.column ?? [], fields);
  const chosen: Partial<LayoutOf<F>> = {
    ...oneOf('separator', values.separator === '\\t' ? '\t' : values.separator, statementSeparators),
    ...oneOf('encoding', values.encoding, statementEncodings),
    ...oneOf('decimals', values.decimals, decimalMarks),
    ...oneOf('dates', values.dates, dateOrders),
    ...(columns !== null && { columns }),
  };
  return { of, path, chosen, isRehearsal: values['dry-run'] === true };
}

/** What is chosen of the columns is all of them: what is not named has none. */
function columnsOf<F extends string>(given: readonly string[], fields: readonly F[]): ColumnsOf<F> | null {
  if (given.length === 0) return null;
  const pairs = given.map((each) => /^([a-z]+)=(.*)$/i.exec(each));
  const named = new Map<string, string>(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
  const unknown = [...named.keys()].find((field) => !(fields as readonly string[]).includes(field));
  if (unknown !== undefined) {
    throw new UsageError(`--column: escribe CAMPO=TÍTULO; los campos son ${fields.join(', ')}.`);
  }
  return recordOf(fields, (field) => named.get(field) ?? '');
}

function oneOf<K extends string, T extends string>(key: K, value: string | undefined, all: readonly T[]) {
  if (value === undefined) return {};
  const found = all.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${key}: «${value}» no es uno de ${all.join(' ')}`);
  return { [key]: found } as { readonly [Key in K]: T };
}

function optionsOf(command: string, args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    'dry-run': { type: 'boolean' },
    column: { type: 'string', multiple: true },
    separator: text,
    encoding: text,
    decimals: text,
    dates: text,
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(`${command}: opción no reconocida.`);
  }
}

/** Null: there is no such file. One that is too large is not read. */
export async function fileContent(path: string): Promise<Uint8Array | null> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) return null;
  const { largestFile } = statementLimits;
  return facts.size > largestFile ? new Uint8Array(largestFile + 1) : readFile(path).catch(() => null);
}

/** How columns were read, in two lines. */
export function tellLayout<F extends string>(
  layout: LayoutOf<F>,
  fields: readonly F[],
  names: Readonly<Record<F, string>>,
  print: Print,
): void {
  print(`  Columnas: ${columnsText(layout.columns, fields, names)}`);
  print(
    `  Separador «${layout.separator}», ${layout.encoding}, decimales «${layout.decimals}», fechas ${layout.dates}.`,
  );
}

/** What is said of a file that cannot be read from its disk. */
export const cannotOpen = (path: string): string => `«${path}» no se puede abrir.`;

/** Says why nothing was taken in. */
export function nothingTaken(print: Print, text: string): number {
  print(`${nothingImported} ${text}`);
  return 1;
}
