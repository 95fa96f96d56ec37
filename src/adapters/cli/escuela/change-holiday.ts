import { parseArgs } from 'node:util';
import { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import { parseDayMonthYear, type PlainDate } from '#domain/shared/dates.ts';
import { type Command, UsageError } from './command.ts';

/** `holiday set DD/MM/YYYY (--holiday | --working) --reason …`: what the national calendar of the program does not know. */
export const changeHoliday: Command = {
  words: ['holiday', 'set'],
  logged: 'by-its-words',
  usage: `  holiday set DD/MM/AAAA (--holiday | --working) --reason "NORMA"
      Cambia un día del calendario con que se cuentan los días hábiles: feriado, o laborable. Las fechas
      ya calculadas de las hojas de reclamación no cambian.`,
  prepare(args) {
    const { day, isHoliday, reason } = understood(args);
    return async ({ school }, print) => {
      await school.get(HolidayCalendar).change(day, isHoliday, reason);
      print(`${day}: ${isHoliday ? 'feriado' : 'laborable'} (${reason}).`);
      return 0;
    };
  },
};

function understood(args: readonly string[]): { day: PlainDate; isHoliday: boolean; reason: string } {
  const { values, positionals } = parsed(args);
  const day = parseDayMonthYear(positionals[0] ?? '');
  if (!day.ok || positionals.length > 1) throw new UsageError('holiday set: indica un solo día, como 24/12/2026.');
  if (values.holiday === values.working) throw new UsageError('holiday set: elige --holiday o --working.');
  const reason = values.reason?.trim() ?? '';
  if (reason === '') throw new UsageError('--reason: falta la norma que lo dice.');
  return { day: day.value, isHoliday: values.holiday === true, reason };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { holiday: { type: 'boolean' }, working: { type: 'boolean' }, reason: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError('holiday set: las opciones son --holiday, --working y --reason.');
  }
}
