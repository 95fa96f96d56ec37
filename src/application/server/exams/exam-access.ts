import type { ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { withinGrace } from '#domain/exams/deadline.ts';
import type { Exam } from '#domain/exams/exam.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ExamAccessRefusal = { readonly kind: 'exam-not-found' } | { readonly kind: 'exam-not-owned' };

/**
 * Refused when an attempt that is open counts no more, since the access with which it was begun was taken back. Access that ran out
 * meanwhile takes nothing from it: it was begun in time (decision 0121).
 */
export async function openCounts(
  ownership: Ownership,
  exam: Exam,
  attempt: ExamAttempt,
): Promise<Result<undefined, { readonly kind: 'exam-not-owned' }>> {
  if (attempt.result !== null) return accept(undefined);
  const counts = await ownership.owns(attempt.userId, exam.productId, attempt.startedAt);
  return counts ? accept(undefined) : refuse({ kind: 'exam-not-owned' });
}

/** An attempt that runs, and was begun with access that only ran out since: its student goes on with it. */
export async function goingOn(
  records: ExamRecords,
  ownership: Ownership,
  { productId, userId, now }: { readonly productId: number; readonly userId: string; readonly now: Date },
  isWanted: (attempt: ExamAttempt) => boolean = () => true,
): Promise<ExamAttempt | null> {
  for (const attempt of await records.openAttempts(productId, userId)) {
    const runs = isWanted(attempt) && withinGrace(attempt.deadlineAt, now);
    if (runs && (await ownership.owns(userId, productId, attempt.startedAt))) return attempt;
  }
  return null;
}

/** The exam, if it exists and the student owns its content. */
export async function ownedExam(
  records: ExamRecords,
  ownership: Ownership,
  examId: number,
  userId: string,
  now: Date,
): Promise<Result<Exam, ExamAccessRefusal>> {
  const exam = await records.find(examId);
  if (exam === null) return refuse({ kind: 'exam-not-found' });
  if (!(await ownership.owns(userId, exam.productId, now))) return refuse({ kind: 'exam-not-owned' });
  return accept(exam);
}
