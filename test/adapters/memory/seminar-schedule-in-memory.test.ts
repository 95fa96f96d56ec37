import { describe } from 'vitest';
import { SeminarScheduleInMemory } from '#adapters/memory/seminar-schedule-in-memory.ts';
import { seminarsOfContract, seminarScheduleContract } from '#test/ports/seminar-schedule.ts';

describe('SeminarScheduleInMemory', () => {
  seminarScheduleContract(() => Promise.resolve(new SeminarScheduleInMemory(seminarsOfContract)));
});
