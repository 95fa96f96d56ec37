import type { Clock } from '#application/ports/clock.ts';
import type { ExamContent } from '#application/read-models/exams/exam-overview.ts';
import type { AttemptResult, ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { counterOfOpen, tellsKey } from '#domain/exams/attempt.ts';
import type { Exam } from '#domain/exams/exam.ts';
import { isRight } from '#domain/exams/grading.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { asBegun, askedQuestions } from './asked-questions.ts';
import { closeIfOverdue } from './close-attempt.ts';
import { openCounts } from './exam-access.ts';
import type { ReviewedAnswer } from '#application/read-models/exams/attempt-review.ts';

export interface AttemptReading {
  readonly content: ExamContent;
  readonly exam: Exam;
  readonly attempt: ExamAttempt;
  /** The counter that is shown during the attempt (EXAM-5); null once it is closed. */
  readonly counter: number | null;
  /** Null while the attempt is open; then keys and reasons stay with the school. */
  readonly closed: { readonly result: AttemptResult; readonly review: readonly ReviewedAnswer[] } | null;
}

/** Reads one attempt of a student: what was saved while it is open, the graded review once it is closed. */
export class ReadAttempt {
  constructor(
    private readonly records: ExamRecords,
    private readonly ownership: Ownership,
    private readonly clock: Clock,
  ) {}

  async execute(
    attemptId: string,
    userId: string,
  ): Promise<Result<AttemptReading, { readonly kind: 'attempt-not-found' } | { readonly kind: 'exam-not-owned' }>> {
    const attempt = await this.records.findAttempt(attemptId);
    const found = attempt === null ? null : await this.records.findSat(attempt.examId);
    const content = found === null ? null : await this.records.findContent({ id: found.productId });
    if (attempt === null || found === null || content === null || attempt.userId !== userId) {
      return refuse({ kind: 'attempt-not-found' });
    }
    const counts = await openCounts(this.ownership, found, attempt);
    if (!counts.ok) return counts;
    const exam = asBegun(found, attempt);
    const result = await closeIfOverdue(this.records, exam, attempt, this.clock.now());
    if (result === null) {
      const { usedToday } = await this.records.tallyOf(exam, userId, attempt.day);
      return accept({ content, exam, attempt, counter: counterOfOpen(attempt, usedToday), closed: null });
    }
    const questions = await askedQuestions(this.records, attempt);
    const isTold = await this.#tellsKey(exam, userId);
    const review = questions.map((question) => {
      const given = attempt.answers[String(question.id)] ?? [];
      const told = isTold ? { key: question.key, reason: question.reason } : { key: null, reason: '' };
      return { ...question, ...told, given, right: isRight(question, given) };
    });
    return accept({ content, exam, attempt: { ...attempt, result }, counter: null, closed: { result, review } });
  }

  async #tellsKey(exam: Exam, userId: string): Promise<boolean> {
    const now = this.clock.now();
    const { best } = await this.records.tallyOf(exam, userId, limaDay(now));
    return tellsKey(exam.keyTelling, {
      passed: best?.passed === true,
      has: await this.ownership.owns(userId, exam.productId, now),
      isSold: await this.ownership.isSold(exam.productId),
    });
  }
}
