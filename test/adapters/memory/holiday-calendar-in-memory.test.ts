import { describe } from 'vitest';
import { HolidayCalendarInMemory } from '#adapters/memory/holiday-calendar-in-memory.ts';
import { holidayCalendarContract } from '#test/ports/holiday-calendar.ts';

describe('HolidayCalendarInMemory', () => {
  holidayCalendarContract(() => Promise.resolve(new HolidayCalendarInMemory()));
});
