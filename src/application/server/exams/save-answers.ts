import type { Clock } from '#application/ports/clock.ts';
import type { ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { type AnswersRefusal, normalAnswers } from '#domain/exams/answers.ts';
import type { Answers } from '#domain/exams/exam.ts';
import { withinGrace } from '#domain/exams/deadline.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { SavedAnswers } from '#application/read-models/exams/exam-attempt.ts';
import { askedQuestions } from './asked-questions.ts';
import { openCounts } from './exam-access.ts';

export type SaveAnswersRefusal =
  | AnswersRefusal
  | { readonly kind: 'attempt-not-found' }
  | { readonly kind: 'exam-not-owned' }
  | { readonly kind: 'attempt-closed' };

/**
 * Saves the answers of an open attempt as they are given, so that a reload or a lost network loses nothing. Questions that
 * are not named keep what was saved, so that two tabs with the same attempt take nothing from each other, however
 * close their saves are.
 */
export class SaveAnswers {
  constructor(
    private readonly records: ExamRecords,
    private readonly ownership: Ownership,
    private readonly clock: Clock,
  ) {}

  async execute(
    attemptId: string,
    userId: string,
    answers: Answers,
  ): Promise<Result<SavedAnswers, SaveAnswersRefusal>> {
    const attempt = await this.records.holdAttempt(attemptId);
    const exam = attempt === null ? null : await this.records.findSat(attempt.examId);
    if (attempt === null || exam === null || attempt.userId !== userId) return refuse({ kind: 'attempt-not-found' });
    const now = this.clock.now();
    if (attempt.result !== null || !withinGrace(attempt.deadlineAt, now)) return refuse({ kind: 'attempt-closed' });
    const counts = await openCounts(this.ownership, exam, attempt);
    if (!counts.ok) return counts;
    const together = { ...attempt.answers, ...answers };
    const normal = normalAnswers(await askedQuestions(this.records, attempt), together);
    if (!normal.ok) return normal;
    const isSaved = await this.records.saveAnswers(attemptId, normal.value, now);
    return isSaved ? accept({ savedAt: now, answers: normal.value }) : refuse({ kind: 'attempt-closed' });
  }
}
