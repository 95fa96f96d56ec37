import { parseArgs } from 'node:util';
import { DeclareHoliday } from '#application/server/complaints/declare-holiday.ts';
import { TakeHolidayBack } from '#application/server/complaints/take-holiday-back.ts';
import {
  declaredHolidayTexts,
  type DeclaredHoliday,
  type DeclaredHolidayRefusal,
} from '#domain/complaints/declared-holiday.ts';
import { parseDayMonthYear } from '#domain/shared/typed-day.ts';
import { type Command, UsageError } from './command.ts';

/** `holiday set DD/MM/YYYY (--holiday | --working) --reason …`: what the national calendar of the program does not know. */
export const changeHoliday: Command = {
  words: ['holiday', 'set'],
  logged: 'by-itself',
  usage: `  holiday set DD/MM/AAAA (--holiday | --working) --reason "NORMA"
      Cambia un día del calendario con que se cuentan los días hábiles: feriado, o laborable. Las fechas
      ya calculadas de las hojas de reclamación no cambian.`,
  prepare(args) {
    const said = understood(args);
    return async ({ school }, print, by) => {
      const declared = await school.write(DeclareHoliday, (holidays) => holidays.execute(said, by));
      if (!declared.ok) {
        print(textOf(declared.refusal));
        return 1;
      }
      const { day, isHoliday, norm } = declared.value;
      print(`${day}: ${isHoliday ? 'feriado' : 'laborable'} (${norm}).`);
      return 0;
    };
  },
};

/** `holiday unset DD/MM/YYYY`: what was declared of a day is taken back. */
export const takeBackHoliday: Command = {
  words: ['holiday', 'unset'],
  logged: 'by-itself',
  usage: `  holiday unset DD/MM/AAAA
      Quita lo que se declaró de un día por venir: vuelve a contar como dice el calendario nacional.`,
  prepare(args) {
    const day = parseDayMonthYear(args[0] ?? '');
    if (!day.ok || args.length > 1) throw new UsageError('holiday unset: indica un solo día, como 24/12/2026.');
    return async ({ school }, print, by) => {
      const done = await school.write(TakeHolidayBack, (holidays) => holidays.execute(day.value, by));
      print(done.ok ? `${day.value}: como dice el calendario nacional.` : textOf(done.refusal));
      return done.ok ? 0 : 1;
    };
  },
};

function textOf(refusal: DeclaredHolidayRefusal): string {
  const text = declaredHolidayTexts[refusal.kind] as (of: DeclaredHolidayRefusal) => string;
  return text(refusal);
}

function understood(args: readonly string[]): DeclaredHoliday {
  const { values, positionals } = parsed(args);
  const day = parseDayMonthYear(positionals[0] ?? '');
  if (!day.ok || positionals.length > 1) throw new UsageError('holiday set: indica un solo día, como 24/12/2026.');
  if (values.holiday === values.working) throw new UsageError('holiday set: elige --holiday o --working.');
  const reason = values.reason?.trim() ?? '';
  if (reason === '') throw new UsageError('--reason: falta la norma que lo dice.');
  return { day: day.value, isHoliday: values.holiday === true, norm: reason };
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
