import { type Command, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';
import { takeAwayRefusals } from '#adapters/server/http/receipts/settlement-refusals.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import { TakeAwaySettlements } from '#application/server/receipts/settlements/take-away-settlements.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';

/** `settlements list`: the files of settlements that were brought in. */
export const listSettlements: Command = {
  words: ['settlements', 'list'],
  usage: `  settlements list
      Lista los archivos de liquidaciones traídos, del último al primero.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('settlements list no lleva nada más.');
    return async ({ school }, print) => {
      const files = await school.get(GatewaySettlements).files();
      for (const { id, gateway, broughtAt, lines, first, last, isClosed } of files) {
        const days = `${formatDayMonthYear(first)} a ${formatDayMonthYear(last)}`;
        const when = formatDayMonthYear(limaDay(broughtAt));
        print(`${id}  ${gateway}  traído el ${when}  ${lines} líneas, ${days}${isClosed ? '  mes cerrado' : ''}`);
      }
      if (files.length === 0) print('No se ha traído ninguno.');
      return 0;
    };
  },
};

/** `settlements remove FILE`: takes a file of settlements away that was wrong. */
export const removeSettlements: Command = {
  words: ['settlements', 'remove'],
  logged: 'by-itself',
  usage: `  settlements remove ARCHIVO
      Quita un archivo de liquidaciones traído por error (su identificador lo dice settlements list), con las líneas que ningún
      otro trae. No se puede si un mes de sus días está cerrado.`,
  prepare(args) {
    const [id] = args;
    if (id === undefined || args.length > 1) {
      throw new UsageError('settlements remove lleva el identificador de un archivo, como lo dice settlements list.');
    }
    return async ({ school }, print, by) => {
      const taken = await school.write(TakeAwaySettlements, (take) => take.execute(id, by));
      if (taken.ok) print(`Quitado: ${taken.value} líneas que ningún otro archivo trae.`);
      else print(`${nothingChanged} ${problemOfRefusal(taken.refusal, takeAwayRefusals).detail}`);
      return taken.ok ? 0 : 1;
    };
  },
};
