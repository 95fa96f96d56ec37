import type { ExamOutcome } from '#domain/learning/certificate.ts';

/** What certificates need to know of exams. */
export abstract class ExamResults {
  /** Each exam of the product with the student's best closed attempt; empty where the product has no exams. */
  abstract ofStudent(userId: string, productId: number): Promise<readonly ExamOutcome[]>;
}
