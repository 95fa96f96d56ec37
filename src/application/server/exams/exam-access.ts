import type { ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { Exam } from '#domain/exams/exam.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ExamAccessRefusal = { readonly kind: 'exam-not-found' } | { readonly kind: 'exam-not-owned' };

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
