import type { Kysely } from 'kysely';
import { HolidayCalendar } from '#application/server/complaints/ports/holiday-calendar.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { HolidayChanges } from '#domain/complaints/complaint-holidays.ts';
import type { DeclaredHoliday } from '#domain/complaints/declared-holiday.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class HolidayCalendarInSql extends HolidayCalendar {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async changes(): Promise<HolidayChanges> {
    const rows = await this.db.selectFrom('holiday_changes').select(['day', 'is_holiday']).execute();
    return new Map(rows.map((row) => [row.day as PlainDate, row.is_holiday === 1]));
  }

  async declared(): Promise<readonly DeclaredHoliday[]> {
    const rows = await this.db.selectFrom('holiday_changes').selectAll().orderBy('day').execute();
    return rows.map((row) => ({ day: row.day as PlainDate, isHoliday: row.is_holiday === 1, norm: row.reason }));
  }

  async change({ day, isHoliday, norm: reason }: DeclaredHoliday): Promise<void> {
    const is_holiday = isHoliday ? 1 : 0;
    await this.db
      .insertInto('holiday_changes')
      .values({ day, is_holiday, reason })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ is_holiday, reason }))
      .execute();
  }

  async forget(day: PlainDate): Promise<void> {
    await this.db.deleteFrom('holiday_changes').where('day', '=', day).execute();
  }
}
