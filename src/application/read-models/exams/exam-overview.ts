/** An attempt that is over. The grade is a text with one decimal, the instant ISO 8601. */
export interface ClosedAttempt {
  readonly id: string;
  readonly grade: string;
  readonly passed: boolean;
  readonly closedAt: string;
  readonly closedBy: 'submitted' | 'timed-out';
}

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
  readonly closedAttempts: readonly ClosedAttempt[];
}

/** The content that exams belong to. */
export interface ExamContent {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** The exams of a content and how the student stands. */
export interface ExamsOfContent {
  readonly content: ExamContent;
  readonly moduleExamsPassed: boolean;
  readonly exams: readonly ExamOverview[];
}
