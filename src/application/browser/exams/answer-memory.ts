import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Answers } from '#domain/exams/exam.ts';

/** Keeps what was answered in this tab and did not reach the school yet, so that a reload without a network loses nothing. */
export class AnswerMemory {
  constructor(private readonly tab: TabStorage) {}

  keep(attemptId: string, answers: Answers): void {
    this.tab.write(nameOf(attemptId), JSON.stringify(answers));
  }

  kept(attemptId: string): Answers {
    const text = this.tab.read(nameOf(attemptId));
    return text === null ? {} : (JSON.parse(text) as Answers);
  }
}

const nameOf = (attemptId: string): string => `exam ${attemptId}`;
