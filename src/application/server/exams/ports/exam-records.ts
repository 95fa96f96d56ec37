import type { ExamContent } from '#application/read-models/exams/exam-overview.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { AttemptTally } from '#domain/exams/attempt.ts';
import type { Draw } from '#domain/exams/draw.ts';
import type { Answers, Exam, GradeTenths, KeyedQuestion } from '#domain/exams/exam.ts';
import type { Grading } from '#domain/exams/grading.ts';

/** How a closed attempt ended. */
export interface AttemptResult extends Grading {
  readonly closedAt: Date;
  readonly closedBy: 'submitted' | 'timed-out';
  /** Fingerprint of the submit that was taken; null when time ran out. */
  readonly submitHash: string | null;
}

export interface ExamAttempt {
  readonly id: string;
  readonly examId: number;
  readonly userId: string;
  /** The day in Lima on which it started (fechaIntento). */
  readonly day: PlainDate;
  readonly additional: boolean;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  /** What of the bank it asks. */
  readonly draw: Draw;
  /** What it is measured by, be the exam's another by now; null: of an attempt from before that was kept. */
  readonly passMark: GradeTenths | null;
  /** As saved so far. */
  readonly answers: Answers;
  readonly savedAt: Date | null;
  /** Null while it is open. */
  readonly result: AttemptResult | null;
}

/** What a school sets of an exam. */
export type ExamSettings = Pick<Exam, 'draws' | 'keyTelling'>;

export type NewAttempt = Omit<ExamAttempt, 'answers' | 'savedAt' | 'result'>;

/** The exams of contents and what students did in them. */
export abstract class ExamRecords {
  /** The published content of that slug or id. */
  abstract findContent(by: { readonly slug: string } | { readonly id: number }): Promise<ExamContent | null>;
  /** The titles of a content's modules by their id. */
  abstract moduleTitles(productId: number): Promise<ReadonlyMap<number, string>>;
  /** The exam, when its content is published and has it still. */
  abstract find(examId: number): Promise<Exam | null>;
  /** The exam of an attempt: also one that its content no longer has. */
  abstract findSat(examId: number): Promise<Exam | null>;
  /** The exams of a content: module exams in the order of their modules, then the general one. */
  abstract ofProduct(productId: number): Promise<readonly Exam[]>;
  /** Changes what is set of an exam; attempts that were begun keep what they drew. */
  abstract set(examId: number, settings: ExamSettings): Promise<void>;
  /** The whole bank in the order in which it is written, with keys. */
  abstract questionsOf(examId: number): Promise<readonly KeyedQuestion[]>;
  /** How the student stands; `day` is today in Lima. */
  abstract tallyOf(exam: Exam, userId: string, day: PlainDate): Promise<AttemptTally>;
  abstract findAttempt(attemptId: string): Promise<ExamAttempt | null>;
  /** The same, and whoever else writes or holds it waits until this transaction ends: for answers that are added to what is saved. */
  abstract holdAttempt(attemptId: string): Promise<ExamAttempt | null>;
  /** The student's closed attempts at an exam, earliest first. */
  abstract closedAttempts(examId: number, userId: string): Promise<readonly ExamAttempt[]>;
  /** The student's open attempts at the exams of a content. */
  abstract openAttempts(productId: number, userId: string): Promise<readonly ExamAttempt[]>;
  /**
   * The questions with which an attempt was begun, in its order and as they were then, their options as they are written; null: it
   * began before they were kept, and its bank has not changed since.
   */
  abstract keptQuestions(attemptId: string): Promise<readonly KeyedQuestion[] | null>;
  /**
   * Adds an open attempt, which keeps these questions. False when the student has one open at that exam already, or began `attemptsADay`
   * ordinary ones on its day, of which it would be one more, however close the race.
   */
  abstract addAttempt(attempt: NewAttempt, questions: readonly KeyedQuestion[], attemptsADay: number): Promise<boolean>;
  /** Takes one of the additional attempts granted. False when none is left. */
  abstract useAdditionalAttempt(examId: number, userId: string): Promise<boolean>;
  /** Gives one back that was used for an attempt that was not begun. */
  abstract giveBackAdditionalAttempt(examId: number, userId: string): Promise<void>;
  /** Grants further attempts beyond the daily ones. */
  abstract grantAdditionalAttempts(examId: number, userId: string, count: number): Promise<void>;
  /** Replaces the saved answers of an open attempt. False when it is closed. */
  abstract saveAnswers(attemptId: string, answers: Answers, at: Date): Promise<boolean>;
  /** Closes an open attempt with the answers that were graded. False when it is closed already. */
  abstract closeAttempt(attemptId: string, answers: Answers, result: AttemptResult): Promise<boolean>;
}
