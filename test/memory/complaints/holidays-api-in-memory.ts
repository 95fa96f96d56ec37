import { HolidaysApi } from '#application/browser/complaints/ports/holidays-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownHoliday, ShownHolidays } from '#application/read-models/complaints/shown-holidays.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const no = (field: string, detail: string) =>
  Promise.resolve(refuse({ kind: 'no', status: 409, detail, field, data: {} }));

/** The calendar before whoever sees to the settings, in this process's memory, on 2026-03-10: of the nation it has one day alone, Labour Day. */
export class HolidaysApiInMemory extends HolidaysApi {
  #declared: readonly ShownHoliday[] = [];
  readonly #earlier: readonly ShownHoliday[];

  constructor(earlier: readonly ShownHoliday[] = []) {
    super();
    this.#earlier = earlier;
  }

  list(): Promise<Result<ShownHolidays, CallRefusal>> {
    const coming = [{ day: '2026-05-01', isHoliday: true, norm: null }, ...this.#declared].toSorted((one, other) =>
      one.day < other.day ? -1 : 1,
    );
    return Promise.resolve(accept({ coming, earlier: this.#earlier }));
  }

  declare(day: string, isHoliday: boolean, norm: string): Promise<Result<unknown, CallRefusal>> {
    if (day === '') return no('day', 'Elige un día.');
    if (day < '2026-03-10') return no('day', 'Ese día ya pasó.');
    if (day === '2026-05-01' && isHoliday) return no('day', 'Ese día ya es feriado.');
    if (norm.trim() === '') return no('norm', 'Escribe la norma que lo dice.');
    this.#declared = [...this.#declared, { day, isHoliday, norm: norm.trim() }];
    return Promise.resolve(accept(undefined));
  }

  takeBack(day: string): Promise<Result<unknown, CallRefusal>> {
    this.#declared = this.#declared.filter((each) => each.day !== day);
    return Promise.resolve(accept(undefined));
  }
}
