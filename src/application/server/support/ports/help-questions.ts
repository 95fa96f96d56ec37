import type { HelpQuestion, WrittenQuestion } from '#domain/support/help-question.ts';

/** The questions of the help page, in their order. */
export abstract class HelpQuestions {
  abstract all(): Promise<readonly HelpQuestion[]>;
  /** Puts these in place of all others; they are numbered from 1 in this order. Answers are sanitised HTML. */
  abstract replaceAll(questions: readonly WrittenQuestion[]): Promise<void>;
}
