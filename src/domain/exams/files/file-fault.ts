import type { QuestionDraft } from '#domain/exams/question-draft.ts';
import type { Result } from '#domain/shared/result.ts';

/** Why a question of a file cannot be taken. */
export interface FileFault {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Spanish, a sentence. */
  readonly text: string;
}

/** A file of questions has faults: nothing of it is taken. */
export interface FaultyFile {
  readonly kind: 'questions-faulty';
  /** The first of them, at most `mostFaultsTold`. */
  readonly faults: readonly FileFault[];
  /** How many there are. */
  readonly count: number;
}

/** How many faults of a file are told at once. */
export const mostFaultsTold = 50;

/** All questions of a file, in their order, or what is wrong with it. */
export type ReadQuestions = Result<readonly QuestionDraft[], FaultyFile>;

/** The id of an option by its place, from 0: 'a', 'b' … 'z'; then 'a1', 'b1' …. */
export function optionId(place: number): string {
  const round = Math.trunc(place / 26);
  return String.fromCodePoint(97 + (place % 26)) + (round === 0 ? '' : String(round));
}
