import type { ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import { drawQuestions } from '#domain/exams/draw.ts';
import type { KeyedQuestion } from '#domain/exams/exam.ts';

/** What an attempt asks, in its own order, with keys. */
export async function askedQuestions(
  records: ExamRecords,
  { examId, draw }: Pick<ExamAttempt, 'examId' | 'draw'>,
): Promise<readonly KeyedQuestion[]> {
  return drawQuestions(await records.questionsOf(examId), draw);
}
