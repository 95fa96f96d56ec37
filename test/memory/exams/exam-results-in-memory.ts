import { ExamResults } from '#application/server/exams/ports/exam-results.ts';
import { bestOf } from '#domain/exams/attempt.ts';
import type { ExamOutcome } from '#domain/learning/certificate.ts';

/** Exam results in this process's memory. */
export class ExamResultsInMemory extends ExamResults {
  readonly #best = new Map<string, { grade: number; passed: boolean }>();

  constructor(
    private readonly exams: readonly {
      readonly id: number;
      readonly productId: number;
      readonly moduleId: number | null;
    }[],
  ) {
    super();
  }

  /** A closed attempt of a student, grade in tenths. */
  close(userId: string, examId: number, grade: number, passed: boolean): void {
    const key = `${userId} ${examId}`;
    const best = this.#best.get(key);
    this.#best.set(key, bestOf([...(best === undefined ? [] : [best]), { grade, passed }]) ?? { grade, passed });
  }

  ofStudent(userId: string, productId: number): Promise<readonly ExamOutcome[]> {
    const exams = this.exams.filter((exam) => exam.productId === productId).toSorted((a, b) => a.id - b.id);
    return Promise.resolve(
      exams.map(({ id, moduleId }) => ({ moduleId, best: this.#best.get(`${userId} ${id}`) ?? null })),
    );
  }
}
