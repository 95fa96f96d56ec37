import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import {
  checkedHoliday,
  type DeclaredHoliday,
  type DeclaredHolidayRefusal,
} from '#domain/complaints/declared-holiday.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** Makes a day to come a holiday, or a working day, against the national calendar. Days that were given to consumers stay. */
export class DeclareHoliday {
  constructor(
    private readonly calendar: HolidayCalendar,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** Answers what holds now: the same said again writes nothing. @param by the account; null: the command line. */
  async execute(said: DeclaredHoliday, by: string | null): Promise<Result<DeclaredHoliday, DeclaredHolidayRefusal>> {
    const before = await this.calendar.declared();
    const held = before.find(({ day }) => day === said.day);
    if (held?.isHoliday === said.isHoliday && held.norm === said.norm.trim()) return accept(held);
    const changes = new Map(before.map(({ day, isHoliday }) => [day, isHoliday]));
    const checked = checkedHoliday(said, limaDay(this.clock.now()), changes);
    if (!checked.ok) return checked;
    const { day, isHoliday } = checked.value;
    await this.calendar.change(checked.value);
    await this.journal.note(by, isHoliday ? 'holiday-declared' : 'working-day-declared', day, {}, {});
    return checked;
  }
}
