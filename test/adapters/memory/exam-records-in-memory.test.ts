import { describe } from 'vitest';
import { ExamRecordsInMemory } from '#adapters/memory/exam-records-in-memory.ts';
import { examRecordsContract } from '#test/ports/exam-records.ts';

describe('ExamRecordsInMemory', () => {
  examRecordsContract((contents) => Promise.resolve(new ExamRecordsInMemory(contents)));
});
