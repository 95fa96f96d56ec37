import { HolidayCalendarInSql } from '#adapters/server/sql/complaints/holiday-calendar-in-sql.ts';
import { holidayCalendarContract } from '#test/ports/complaints/holiday-calendar.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('HolidayCalendarInSql', (database) => {
  holidayCalendarContract(() => Promise.resolve(new HolidayCalendarInSql(database().db)));
});
