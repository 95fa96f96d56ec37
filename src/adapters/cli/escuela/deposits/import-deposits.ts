import type { Command, Print } from '#adapters/cli/escuela/command.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { depositRefusals } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import { ImportStatement, type StatementNews } from '#application/server/vouchers/statements/import-statement.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { statementFieldNames, statementFields } from '#domain/vouchers/statements/statement-layout.ts';
import { cannotOpen, fileContent, fileAsked, nothingTaken, shownLines, tellLayout } from './file-options.ts';

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
    const asked = fileAsked('deposits import', args, statementFields, 'una cuenta');
    const { of: accountId, path, chosen, isRehearsal } = asked;
    return async ({ school }, print, by) => {
      const content = await fileContent(path);
      if (content === null) return nothingTaken(print, cannotOpen(path));
      const importing = school.get(ImportStatement);
      const statement = { accountId, content, chosen };
      const done = await (isRehearsal ? importing.rehearse(statement, by) : importing.execute(statement, by));
      if (!done.ok) return nothingTaken(print, problemOfRefusal(done.refusal, depositRefusals).detail);
      tell(done.value, isRehearsal, print);
      return 0;
    };
  },
};

function tell({ format, layout, movements, debits, added }: StatementNews, isRehearsal: boolean, print: Print): void {
  print(`${format === 'csv' ? 'CSV' : format}: ${movements.length} abonos, ${debits} cargos que no se toman.`);
  if (layout !== null) tellLayout(layout, statementFields, statementFieldNames, print);
  for (const { day, amount, operation, description, payer } of isRehearsal ? movements.slice(0, shownLines) : []) {
    print(`  ${formatDayMonthYear(day)}  ${formatMoney(amount)}  ${operation}  ${description}  ${payer}`.trimEnd());
  }
  print(isRehearsal ? `Nuevos: ${added}. No se guardó nada.` : `Nuevos: ${added}; los demás ya estaban.`);
}
