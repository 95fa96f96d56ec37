import { ExamApiInMemory } from '#test/memory/exams/exam-api-in-memory.ts';
import { ExamRecordsInMemory } from '#test/memory/exams/exam-records-in-memory.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { courseWithExams } from './exam-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** Exams as Ana's browser reaches them: she owns the content given. */
export function examsInMemory(content = courseWithExams) {
  const clock = new FixedClock();
  const records = new ExamRecordsInMemory([content]);
  const ownership = new OwnershipInMemory();
  ownership.grant('ana', content.id);
  return { clock, records, api: new ExamApiInMemory(records, ownership, clock, new CountingIds(), 'ana') };
}
