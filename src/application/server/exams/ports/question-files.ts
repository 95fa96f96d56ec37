import type { ReadQuestions } from '#domain/exams/files/file-fault.ts';

/** Files of questions as they come in. */
export abstract class QuestionFiles {
  /** The questions of a spreadsheet in their order, a question a row, or what is wrong with it and where. */
  abstract sheet(content: Uint8Array): Promise<ReadQuestions>;
  /** What a file of plain text says; null: it is none in UTF-8. */
  abstract text(content: Uint8Array): string | null;
}
