import type { Clock } from '#application/ports/clock.ts';
import type { AttemptResult, ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { type AnswersRefusal, normalAnswers } from '#domain/exams/answers.ts';
import type { Answers, Exam } from '#domain/exams/exam.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { askedQuestions } from './asked-questions.ts';
import { closeGraded, closeIfOverdue } from './close-attempt.ts';
import { openCounts } from './exam-access.ts';

export type SubmitAnswersRefusal =
  | AnswersRefusal
  | { readonly kind: 'attempt-not-found' }
  | { readonly kind: 'exam-not-owned' }
  | { readonly kind: 'already-submitted-otherwise' };

export interface SubmittedAttempt {
  readonly exam: Exam;
  readonly attempt: ExamAttempt;
  readonly result: AttemptResult;
  /** Daily attempts of today, this one among them. */
  readonly usedToday: number;
}

/**
 * Takes the answers of an attempt and grades them (EXAM-2). After the grace what was saved is graded instead; the same
 * submit repeated gets the stored result; a different second one is refused (decisions.md, Exams).
 */
export class SubmitAnswers {
  constructor(
    private readonly records: ExamRecords,
    private readonly ownership: Ownership,
    private readonly clock: Clock,
  ) {}

  async execute(
    attemptId: string,
    examId: number,
    userId: string,
    given: Answers,
  ): Promise<Result<SubmittedAttempt, SubmitAnswersRefusal>> {
    const attempt = await this.records.findAttempt(attemptId);
    const exam = attempt === null ? null : await this.records.findSat(attempt.examId);
    if (attempt === null || exam === null || attempt.userId !== userId || exam.id !== examId) {
      return refuse({ kind: 'attempt-not-found' });
    }
    const counts = await openCounts(this.ownership, exam, attempt);
    if (!counts.ok) return counts;
    const normal = normalAnswers(await askedQuestions(this.records, attempt), given);
    if (!normal.ok) return normal;
    const submitHash = JSON.stringify(normal.value);
    const now = this.clock.now();
    const result =
      (await closeIfOverdue(this.records, exam, attempt, now)) ??
      (await closeGraded(this.records, exam, attempt, normal.value, {
        closedAt: now,
        closedBy: 'submitted',
        submitHash,
      }));
    // Time ran out: whatever is sent afterwards, the result of what was saved stands and is told.
    if (result.closedBy === 'submitted' && result.submitHash !== submitHash) {
      return refuse({ kind: 'already-submitted-otherwise' });
    }
    const { usedToday } = await this.records.tallyOf(exam, userId, limaDay(now));
    return accept({ exam, attempt, result, usedToday });
  }
}
