import type { KeyedQuestion } from '#domain/exams/exam.ts';
import type { ExamModule, ExamTerms, ExamsContent } from '#domain/exams/exams-content.ts';
import type { QuestionDraft } from '#domain/exams/question-draft.ts';
import type { SatAttempt } from '#domain/exams/question-figures.ts';

/** An exam as it is published: with its number where it has one, its questions in their order. */
export interface PublishedExam extends ExamTerms {
  /** Null: it is new. */
  readonly id: number | null;
  /** Null: the general one. */
  readonly moduleId: number | null;
  readonly questions: readonly (QuestionDraft & { readonly id: number | null })[];
}

/** A module that students study. */
export interface PublishedModule extends ExamModule {
  readonly id: number;
  /** The text by which its draft knew it before it was published; null: it was not made in the office. */
  readonly draftId: string | null;
}

/** What students do in an exam, for whoever changes or removes it. */
export interface ExamUse {
  readonly id: number;
  readonly title: string;
  /** How many attempts are open. */
  readonly open: number;
  /** How many are closed. */
  readonly closed: number;
}

/** A bank with the attempts that figures are made of. */
export interface BankWithAttempts {
  readonly examId: number;
  readonly bank: readonly KeyedQuestion[];
  /** Each student's first closed attempt, of the latest students `mostAttemptsCounted`. */
  readonly attempts: readonly SatAttempt[];
}

/** The exams of products with their banks, as they are made in the office. */
export abstract class ExamBanks {
  /** As they are published: those of modules in the order of the syllabus, then the general one. */
  abstract read(productId: number): Promise<ExamsContent>;
  /** The modules that students study now, in their order. */
  abstract modules(productId: number): Promise<readonly PublishedModule[]>;
  /** What students do in the product's exams. */
  abstract uses(productId: number): Promise<readonly ExamUse[]>;
  /**
   * Publishes them: exams and questions of the product keep their number, new ones get one that nothing had before. An exam that is
   * not among them is gone for students, and stays for attempts that there are; these, be they from before questions were kept with
   * them, keep theirs.
   */
  abstract write(productId: number, exams: readonly PublishedExam[], now: Date): Promise<void>;
  /** The banks of a product with the attempts that their figures are made of. */
  abstract withAttempts(productId: number): Promise<readonly BankWithAttempts[]>;
}
