import { describe } from 'vitest';
import { SeminarScheduleInMemory } from './seminar-schedule-in-memory.ts';
import { seminarsOfContract, seminarScheduleContract } from '#test/ports/learning/seminar-schedule.ts';

describe('SeminarScheduleInMemory', () => {
  seminarScheduleContract(() => Promise.resolve(new SeminarScheduleInMemory(seminarsOfContract)));
});
