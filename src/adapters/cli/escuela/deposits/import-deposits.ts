import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { depositRefusals } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import { ImportStatement, type StatementNews } from '#application/server/vouchers/statements/import-statement.ts';
import { formatDayMonthYear } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { statementLimits } from '#domain/vouchers/statements/statement-fault.ts';
import {
  dateOrders,
  decimalMarks,
  statementEncodings,
  statementFieldNames,
  statementFields,
  type StatementColumns,
  type StatementLayout,
  statementSeparators,
} from '#domain/vouchers/statements/statement-layout.ts';
import { type Command, type Print, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingImported } from '#adapters/cli/escuela/refusal-texts.ts';

/** Movements that a rehearsal shows. */
const shownRows = 10;

/** `deposits import ACCOUNT FILE`: what a bank tells of an account; the same again adds nothing. */
export const importDeposits: Command = {
  words: ['deposits', 'import'],
  logged: 'by-itself',
  usage: `  deposits import CUENTA ARCHIVO [--dry-run] [--column CAMPO=TÍTULO]… [--separator ;] [--encoding windows-1252]
      [--decimals ,] [--dates day-first|month-first|year-first]
      Trae los movimientos de una cuenta (bank-accounts list) de un CSV de su banco o de un camt.053. Las columnas se
      proponen por sus títulos y quedan guardadas con la cuenta; con --dry-run solo muestra qué se leería.
      Campos: ${statementFields.join(', ')}.`,
  prepare(args) {
    const { accountId, path, chosen, isRehearsal } = importAsked(args);
    return async ({ school }, print, by) => {
      const content = await contentOf(path);
      if (content === null) return refused(print, `«${path}» no se puede abrir.`);
      const importing = school.get(ImportStatement);
      const statement = { accountId, content, chosen };
      const done = await (isRehearsal ? importing.rehearse(statement, by) : importing.execute(statement, by));
      if (!done.ok) return refused(print, problemOfRefusal(done.refusal, depositRefusals).detail);
      tell(done.value, isRehearsal, print);
      return 0;
    };
  },
};

function importAsked(args: readonly string[]) {
  const { values, positionals } = read(args);
  const [accountId, path, ...more] = positionals;
  if (accountId === undefined || path === undefined || more.length > 0) {
    throw new UsageError('deposits import: indica una cuenta y un archivo.');
  }
  const columns = columnsOf(values.column ?? []);
  const chosen: Partial<StatementLayout> = {
    ...oneOf('separator', values.separator === '\\t' ? '\t' : values.separator, statementSeparators),
    ...oneOf('encoding', values.encoding, statementEncodings),
    ...oneOf('decimals', values.decimals, decimalMarks),
    ...oneOf('dates', values.dates, dateOrders),
    ...(columns !== null && { columns }),
  };
  return { accountId, path, chosen, isRehearsal: values['dry-run'] === true };
}

/** What is chosen of the columns is all of them: what is not named has none. */
function columnsOf(given: readonly string[]): StatementColumns | null {
  if (given.length === 0) return null;
  const pairs = given.map((each) => /^([a-z]+)=(.*)$/.exec(each));
  const named = new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
  const unknown = [...named.keys()].find((field) => !(statementFields as readonly string[]).includes(field));
  if (unknown !== undefined) {
    throw new UsageError(`--column: escribe CAMPO=TÍTULO; los campos son ${statementFields.join(', ')}.`);
  }
  const chosen = statementFields.map((field) => [field, named.get(field) ?? '']);
  return Object.fromEntries(chosen) as StatementColumns;
}

function oneOf<K extends string, T extends string>(key: K, value: string | undefined, all: readonly T[]) {
  if (value === undefined) return {};
  const found = all.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${key}: «${value}» no es uno de ${all.join(' ')}`);
  return { [key]: found } as { readonly [Key in K]: T };
}

function read(args: readonly string[]) {
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
    throw new UsageError('deposits import: opción no reconocida.');
  }
}

/** Null: there is no such file. One that is too large is not read. */
async function contentOf(path: string): Promise<Uint8Array | null> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) return null;
  const { largestFile } = statementLimits;
  return facts.size > largestFile ? new Uint8Array(largestFile + 1) : readFile(path).catch(() => null);
}

function tell({ format, layout, movements, debits, added }: StatementNews, isRehearsal: boolean, print: Print): void {
  print(`${format === 'csv' ? 'CSV' : format}: ${movements.length} abonos, ${debits} cargos que no se toman.`);
  if (layout !== null) {
    const chosen = statementFields.filter((field) => layout.columns[field] !== '');
    print(
      `  Columnas: ${chosen.map((field) => `${statementFieldNames[field]}: «${layout.columns[field]}»`).join(', ')}`,
    );
    print(
      `  Separador «${layout.separator}», ${layout.encoding}, decimales «${layout.decimals}», fechas ${layout.dates}.`,
    );
  }
  for (const { day, amount, operation, description, payer } of isRehearsal ? movements.slice(0, shownRows) : []) {
    print(`  ${formatDayMonthYear(day)}  ${formatMoney(amount)}  ${operation}  ${description}  ${payer}`.trimEnd());
  }
  print(isRehearsal ? `Nuevos: ${added}. No se guardó nada.` : `Nuevos: ${added}; los demás ya estaban.`);
}

function refused(print: Print, text: string): number {
  print(`${nothingImported} ${text}`);
  return 1;
}
