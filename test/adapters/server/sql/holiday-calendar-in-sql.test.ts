import { HolidayCalendarInSql } from '#adapters/server/sql/holiday-calendar-in-sql.ts';
import { holidayCalendarContract } from '#test/ports/holiday-calendar.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('HolidayCalendarInSql', (database) => {
  holidayCalendarContract(() => Promise.resolve(new HolidayCalendarInSql(database().db)));
});
