import type { Answers, Question, QuestionImage, QuestionKind, QuestionOption } from '#domain/exams/exam.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';

/** One exam of a content, as its list shows it. Grades are texts with one decimal ('14.0'). */
export interface ExamOverview {
  readonly id: number;
  readonly title: string;
  readonly kind: 'general' | 'module';
  readonly moduleTitle: string | null;
  readonly passMark: string;
  readonly minutes: number;
  readonly questionCount: number;
  readonly attemptsADay: number;
  readonly usedToday: number;
  readonly usedInAll: number;
  readonly additionalLeft: number;
  readonly bestGrade: string | null;
  readonly passed: boolean;
  readonly openAttemptId: string | null;
  readonly canStart: boolean;
  readonly lastClosedAttemptId: string | null;
  /** Earliest first. */
  readonly closedAttempts: readonly {
    readonly id: string;
    readonly grade: string;
    readonly passed: boolean;
    readonly closedAt: string;
  }[];
}

export interface ExamsOfContent {
  readonly content: { readonly id: number; readonly slug: string; readonly title: string };
  readonly moduleExamsPassed: boolean;
  readonly exams: readonly ExamOverview[];
}

/** An exam with its questions, which come only while an attempt is open. */
export interface ExamWithQuestions {
  readonly id: number;
  readonly title: string;
  readonly moduleTitle: string | null;
  readonly passMark: string;
  readonly minutes: number;
  readonly attemptsADay: number;
  readonly usedToday: number;
  readonly additionalLeft: number;
  readonly passed: boolean;
  readonly openAttemptId: string | null;
  readonly questions: readonly Question[];
}

/** An open attempt; instants by the server's clock. */
export interface OpenAttempt {
  readonly id: string;
  readonly examId: number;
  readonly deadlineAt: Date;
  readonly serverNow: Date;
  readonly answers: Answers;
}

export interface ReviewedAnswer {
  readonly id: number;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options: readonly QuestionOption[];
  readonly image: QuestionImage | null;
  readonly points: number;
  readonly given: readonly string[];
  readonly right: boolean;
  readonly key: readonly string[];
  readonly reason: string;
}

export interface ClosedResult {
  readonly grade: string;
  readonly passed: boolean;
  readonly points: number;
  readonly maxPoints: number;
  readonly closedAt: string;
  readonly closedBy: 'submitted' | 'timed-out';
  readonly questions: readonly ReviewedAnswer[];
}

export interface AttemptReview {
  readonly attempt: OpenAttempt;
  /** The counter shown during the attempt (EXAM-5); null once it is closed. */
  readonly counter: number | null;
  readonly exam: { readonly id: number; readonly title: string; readonly passMark: string };
  readonly content: { readonly slug: string; readonly title: string };
  /** Null while the attempt is open. */
  readonly result: ClosedResult | null;
}

export interface Submission {
  readonly attemptId: string;
  readonly examId: number;
  readonly contentSlug: string;
  readonly answers: Answers;
}

export interface SavedAnswers {
  readonly savedAt: Date;
  readonly answers: Answers;
}

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
