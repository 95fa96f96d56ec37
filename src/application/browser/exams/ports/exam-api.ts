import type { Submission } from '#domain/exams/answers.ts';
import type { Answers } from '#domain/exams/exam.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ExamsOfContent } from '#application/read-models/exams/exam-overview.ts';
import type { ExamWithQuestions, OpenAttempt, SavedAnswers } from '#application/read-models/exams/exam-attempt.ts';
import type { AttemptReview } from '#application/read-models/exams/attempt-review.ts';

/** The exams, as a student's browser asks the school for them (EXAM-6). */
export abstract class ExamApi {
  abstract ofContent(slug: string): Promise<Result<ExamsOfContent, CallRefusal>>;
  /** An exam of a content: a module's, or the general one when `examId` is null. */
  abstract load(slug: string, examId: number | null): Promise<Result<ExamWithQuestions, CallRefusal>>;
  abstract start(examId: number): Promise<Result<OpenAttempt, CallRefusal>>;
  /** Saves the answers given, and tells all that are saved by now, be they another tab's. */
  abstract save(attemptId: string, answers: Answers): Promise<Result<SavedAnswers, CallRefusal>>;
  abstract submit(submission: Submission): Promise<Result<{ readonly finalGrade: string }, CallRefusal>>;
  abstract review(attemptId: string): Promise<Result<AttemptReview, CallRefusal>>;
}
