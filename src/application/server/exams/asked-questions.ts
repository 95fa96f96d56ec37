import type { ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import { drawQuestions } from '#domain/exams/draw.ts';
import type { Exam, KeyedQuestion } from '#domain/exams/exam.ts';

/** What an attempt asks, in its own order and as it was begun, with keys. */
export async function askedQuestions(
  records: ExamRecords,
  { id, examId, draw }: Pick<ExamAttempt, 'id' | 'examId' | 'draw'>,
): Promise<readonly KeyedQuestion[]> {
  const kept = await records.keptQuestions(id);
  // What is kept was drawn already; its seed gives it the same order again.
  if (kept !== null) return drawQuestions(kept, { seed: draw.seed, count: null });
  return drawQuestions(await records.questionsOf(examId), draw);
}

/** The exam by whose rules an attempt was begun. */
export function asBegun(exam: Exam, { passMark }: Pick<ExamAttempt, 'passMark'>): Exam {
  return passMark === null ? exam : { ...exam, passMark };
}
