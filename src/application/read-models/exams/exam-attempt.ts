import type { Answers, Question } from '#domain/exams/exam.ts';
import type { ClosedAttempt } from './exam-overview.ts';

/** An open attempt; instants by the server's clock. */
export interface OpenAttempt {
  readonly id: string;
  readonly examId: number;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  /** By which the time left is counted. */
  readonly serverNow: Date;
  readonly answers: Answers;
  /** Null: nothing was saved yet. */
  readonly savedAt: Date | null;
}

export interface SavedAnswers {
  readonly savedAt: Date;
  /** All that are saved by now, be they another tab's. */
  readonly answers: Answers;
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
  /** The last that is over; null: there is none. */
  readonly lastAttempt: ClosedAttempt | null;
  readonly questions: readonly Question[];
}
