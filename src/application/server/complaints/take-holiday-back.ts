import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import type { DeclaredHolidayRefusal } from '#domain/complaints/declared-holiday.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** Leaves a day to come to the national calendar again. */
export class TakeHolidayBack {
  constructor(
    private readonly calendar: HolidayCalendar,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** What is taken back twice was taken back once. @param by the account; null: the command line. */
  async execute(
    day: PlainDate,
    by: string | null,
  ): Promise<Result<undefined, Extract<DeclaredHolidayRefusal, { kind: 'holiday-past' }>>> {
    if (!(await this.calendar.changes()).has(day)) return accept(undefined);
    if (day < limaDay(this.clock.now())) return refuse({ kind: 'holiday-past' });
    await this.calendar.forget(day);
    await this.journal.note(by, 'holiday-taken-back', day, {}, {});
    return accept(undefined);
  }
}
