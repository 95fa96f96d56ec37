import { ExamApiInMemory } from '#adapters/memory/exam-api-in-memory.ts';
import { ExamRecordsInMemory } from '#adapters/memory/exam-records-in-memory.ts';
import { OwnershipInMemory } from '#adapters/memory/ownership-in-memory.ts';
import { CountingIds } from './counting-ids.ts';
import { courseWithExams } from './exam-builders.ts';
import { FixedClock } from './fixed-clock.ts';

/** Exams as Ana's browser reaches them: she owns the content given. */
export function examsInMemory(content = courseWithExams) {
  const clock = new FixedClock();
  const records = new ExamRecordsInMemory([content]);
  const ownership = new OwnershipInMemory();
  ownership.grant('ana', content.id);
  return { clock, records, api: new ExamApiInMemory(records, ownership, clock, new CountingIds(), 'ana') };
}
