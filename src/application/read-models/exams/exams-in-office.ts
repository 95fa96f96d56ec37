import type { ExamModule } from '#domain/exams/exams-content.ts';
import type { FileFault } from '#domain/exams/files/file-fault.ts';
import type { QuestionDraft } from '#domain/exams/question-draft.ts';

/** How often an answer was given. */
export interface ShownAnswerCount {
  /** In words. */
  readonly answer: string;
  readonly count: number;
  readonly right: boolean;
}

/** How a published question has done in closed attempts. */
export interface ShownQuestionFigures {
  readonly id: number;
  /** How many attempts asked it as it is. */
  readonly asked: number;
  readonly unanswered: number;
  /** 0 to 1; null: nobody was asked. */
  readonly difficulty: number | null;
  /** -1 to 1; null: it cannot be told. */
  readonly discrimination: number | null;
  /** Of a choice every option in its order; else the answers given most. */
  readonly answers: readonly ShownAnswerCount[];
  readonly isBad: boolean;
  /** What it means, in sentences. */
  readonly verdict: readonly string[];
}

/** What whoever edits a product's exams has beside them. */
export interface ExamsInOffice {
  /** Of the syllabus as it is edited, in their order. */
  readonly modules: readonly ExamModule[];
  readonly figures: readonly ShownQuestionFigures[];
}

/** What a file of questions holds; with a fault, nothing of it. */
export interface QuestionsOfFile {
  readonly questions: readonly QuestionDraft[];
  /** The first of them. */
  readonly faults: readonly FileFault[];
  /** How many faults there are. */
  readonly count: number;
}
