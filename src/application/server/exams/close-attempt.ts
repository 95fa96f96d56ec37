import type { AttemptResult, ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Answers, Exam } from '#domain/exams/exam.ts';
import { gradeAnswers } from '#domain/exams/grading.ts';
import { withinGrace } from '#domain/exams/deadline.ts';
import { asBegun, askedQuestions } from './asked-questions.ts';

/** Grades the answers and closes the attempt with them; the result that stands, be it another's that came first. */
export async function closeGraded(
  records: ExamRecords,
  exam: Exam,
  attempt: ExamAttempt,
  answers: Answers,
  how: Pick<AttemptResult, 'closedAt' | 'closedBy' | 'submitHash'>,
): Promise<AttemptResult> {
  const { passMark } = asBegun(exam, attempt);
  const grading = gradeAnswers(await askedQuestions(records, attempt), answers, passMark);
  const result = { ...grading, ...how };
  if (await records.closeAttempt(attempt.id, answers, result)) return result;
  const decided = (await records.findAttempt(attempt.id))?.result;
  if (decided === undefined || decided === null) throw new Error(`Attempt ${attempt.id} is neither open nor closed`);
  return decided;
}

/** Closes the attempt with what was saved when its time and grace are over (decisions.md, Exams); null while it runs. */
export async function closeIfOverdue(
  records: ExamRecords,
  exam: Exam,
  attempt: ExamAttempt,
  now: Date,
): Promise<AttemptResult | null> {
  if (attempt.result !== null) return attempt.result;
  if (withinGrace(attempt.deadlineAt, now)) return null;
  // A tab may have saved since the attempt was read; what it was told is saved is graded.
  const held = (await records.holdAttempt(attempt.id)) ?? attempt;
  if (held.result !== null) return held.result;
  return closeGraded(records, exam, held, held.answers, {
    closedAt: attempt.deadlineAt,
    closedBy: 'timed-out',
    submitHash: null,
  });
}
