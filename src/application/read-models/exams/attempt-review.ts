import type { KeyTelling, Question } from '#domain/exams/exam.ts';
import type { OpenAttempt } from './exam-attempt.ts';

/** A question with what was answered to it; known only once the attempt is closed. */
export interface ReviewedAnswer extends Question {
  /** What is right; null where it is not told, as the exam is set. */
  readonly key: readonly string[] | null;
  /** Empty where none is written, or told. */
  readonly reason: string;
  readonly given: readonly string[];
  readonly right: boolean;
}

/** The grade is a text with one decimal, the instant ISO 8601. */
export interface ClosedResult {
  readonly grade: string;
  readonly passed: boolean;
  readonly points: number;
  readonly maxPoints: number;
  readonly closedAt: string;
  readonly closedBy: 'submitted' | 'timed-out';
  readonly questions: readonly ReviewedAnswer[];
}

/** An attempt as its student comes back to it. */
export interface AttemptReview {
  readonly attempt: OpenAttempt;
  /** The counter shown during the attempt (EXAM-5); null once it is closed. */
  readonly counter: number | null;
  readonly exam: {
    readonly id: number;
    readonly title: string;
    readonly passMark: string;
    readonly keyTelling: KeyTelling;
  };
  readonly content: { readonly slug: string; readonly title: string };
  /** Null while the attempt is open. */
  readonly result: ClosedResult | null;
}
