import type { QuestionKind } from './question-kinds.ts';

/** A grade or pass mark on the Peruvian scale of 0 to 20, in tenths: 0 to 200. */
export type GradeTenths = number;

export interface QuestionOption {
  readonly id: string;
  readonly text: string;
}

/** A picture that belongs to a question. */
export interface QuestionImage {
  /** Key of the file at the school; its signed address wherever a student sees it. */
  readonly source: string;
  /** What it shows, in words. */
  readonly text: string;
}

/** A question as a student sees it: without its key. */
export interface Question {
  readonly id: number;
  readonly kind: QuestionKind;
  readonly text: string;
  /** None where the answer is written. */
  readonly options: readonly QuestionOption[];
  readonly image: QuestionImage | null;
  /** 1 or more. */
  readonly points: number;
}

/** A question with what only the school knows before an attempt is closed. */
export interface KeyedQuestion extends Question {
  /** What is right, as the question's kind has it: ids of options, or words that are accepted. */
  readonly key: readonly string[];
  /** Why, shown after the attempt. */
  readonly reason: string;
}

/** When the keys and reasons of a closed attempt are told: 'al aprobar', 'al cerrar', 'nunca' (decisions.md, Exams). */
export const keyTellings = ['once-passed', 'once-closed', 'never'] as const;
export type KeyTelling = (typeof keyTellings)[number];

/** The rules of an exam (EXAM-1), without its questions. */
export interface Exam {
  readonly id: number;
  readonly productId: number;
  /** Null: the general exam of its content. */
  readonly moduleId: number | null;
  readonly title: string;
  readonly passMark: GradeTenths;
  /** Attempts allowed a day (`intentos`), 1 or more. */
  readonly attemptsADay: number;
  /** Minutes an attempt lasts (`tiempo_examen`), 1 or more. */
  readonly minutes: number;
  /** How many questions each attempt draws from the exam's bank, 1 or more; null: all of them. */
  readonly draws: number | null;
  readonly keyTelling: KeyTelling;
}

/** What a student answered: option ids, or the one text written, by question id, in the order given. A question without an entry is unanswered. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** '14.5' for 145. */
export function formatGrade(grade: GradeTenths): string {
  return `${Math.trunc(grade / 10)}.${grade % 10}`;
}
