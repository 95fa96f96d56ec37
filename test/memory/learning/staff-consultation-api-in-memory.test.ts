import { describe } from 'vitest';
import { staffConsultationApiContract } from '#test/ports/learning/staff-consultation-api.ts';
import { twoQuestions } from '#test/support/learning/staff-consultations.ts';
import { StaffConsultationApiInMemory } from './staff-consultation-api-in-memory.ts';

describe('StaffConsultationApiInMemory', () => {
  staffConsultationApiContract(() => {
    const api = new StaffConsultationApiInMemory(twoQuestions);
    return Promise.resolve({ api, reads: api.reads });
  });
});
