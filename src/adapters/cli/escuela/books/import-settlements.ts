import type { Command, Print } from '#adapters/cli/escuela/command.ts';
import {
  fileContent,
  cannotOpen,
  fileAsked,
  nothingTaken,
  shownLines,
  tellLayout,
} from '#adapters/cli/escuela/deposits/file-options.ts';
import { settlementRefusals } from '#adapters/server/http/receipts/settlement-refusals.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { ImportSettlements, type SettlementNews } from '#application/server/receipts/settlements/import-settlements.ts';
import { settlementFieldNames, settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import { settledKindTexts } from '#domain/receipts/settlements/settled-kind-texts.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { formatSigned } from '#domain/shared/signed-money.ts';

/** `settlements import GATEWAY FILE`: what a gateway says that it settled; the same again adds nothing. */
export const importSettlements: Command = {
  words: ['settlements', 'import'],
  logged: 'by-itself',
  usage: `  settlements import PASARELA ARCHIVO [--dry-run] [--column CAMPO=TÍTULO]… [--separator ;] [--encoding windows-1252]
      [--decimals ,] [--dates day-first|month-first|year-first]
      Trae lo que una pasarela (niubiz, culqi, simulada) dice que liquidó, de un CSV de su panel: books AAAA-MM lo compara
      con lo cobrado y lo devuelto. Las columnas se proponen por sus títulos y quedan guardadas con la pasarela.
      Campos: ${settlementFields.join(', ')}.`,
  prepare(args) {
    const asked = fileAsked('settlements import', args, settlementFields, 'una pasarela');
    const { of: gateway, path, chosen, isRehearsal } = asked;
    return async ({ school }, print, by) => {
      const content = await fileContent(path);
      if (content === null) return nothingTaken(print, cannotOpen(path));
      const importing = school.get(ImportSettlements);
      const file = { gateway, content, chosen };
      const done = await (isRehearsal ? importing.rehearse(file, by) : importing.execute(file, by));
      if (!done.ok) return nothingTaken(print, problemOfRefusal(done.refusal, settlementRefusals).detail);
      tell(done.value, isRehearsal, print);
      return 0;
    };
  },
};

function tell({ layout, lines, added }: SettlementNews, isRehearsal: boolean, print: Print): void {
  print(`${lines.length} líneas.`);
  tellLayout(layout, settlementFields, settlementFieldNames, print);
  for (const { day, kind, reference, amount, commission, commissionTax, net } of isRehearsal
    ? lines.slice(0, shownLines)
    : []) {
    const what = settledKindTexts[kind];
    const held = `comisión ${formatSigned(commission)}, IGV ${formatSigned(commissionTax)}, neto ${formatSigned(net)}`;
    print(`  ${formatDayMonthYear(day)}  ${what}  ${reference}  ${formatMoney(amount)}: ${held}`);
  }
  print(isRehearsal ? `Nuevas: ${added}. No se guardó nada.` : `Nuevas: ${added}; las demás ya estaban.`);
}
