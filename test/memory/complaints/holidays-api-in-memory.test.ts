import { describe } from 'vitest';
import { holidaysApiContract } from '#test/ports/complaints/holidays-api.ts';
import { HolidaysApiInMemory } from './holidays-api-in-memory.ts';

describe('HolidaysApiInMemory', () => {
  holidaysApiContract(() => Promise.resolve(new HolidaysApiInMemory()));
});
