import { describe } from 'vitest';
import { ExamRecordsInMemory } from './exam-records-in-memory.ts';
import { examRecordsContract } from '#test/ports/exams/exam-records.ts';

describe('ExamRecordsInMemory', () => {
  examRecordsContract((contents) => Promise.resolve(new ExamRecordsInMemory(contents)));
});
