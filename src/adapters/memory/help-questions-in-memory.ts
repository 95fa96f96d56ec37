import { HelpQuestions } from '#application/server/ports/help-questions.ts';
import type { HelpQuestion } from '#domain/support/help-question.ts';

export class HelpQuestionsInMemory extends HelpQuestions {
  #questions: readonly HelpQuestion[] = [];

  all(): Promise<readonly HelpQuestion[]> {
    return Promise.resolve(this.#questions);
  }

  replaceAll(questions: readonly Omit<HelpQuestion, 'id'>[]): Promise<void> {
    this.#questions = questions.map((each, index) => ({ ...each, id: index + 1 }));
    return Promise.resolve();
  }
}
