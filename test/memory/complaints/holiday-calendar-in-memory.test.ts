import { describe } from 'vitest';
import { HolidayCalendarInMemory } from './holiday-calendar-in-memory.ts';
import { holidayCalendarContract } from '#test/ports/complaints/holiday-calendar.ts';

describe('HolidayCalendarInMemory', () => {
  holidayCalendarContract(() => Promise.resolve(new HolidayCalendarInMemory()));
});
