import { expect, test } from 'vitest';
import type { ExamResults } from '#application/server/exams/ports/exam-results.ts';

/** Exam 1 is the general exam of product 10, exam 2 that of its module 101; product 11 has none. */
export const examsForResults = [
  { id: 1, productId: 10, moduleId: null },
  { id: 2, productId: 10, moduleId: 101 },
];

export interface ExamResultsAtWork {
  readonly results: ExamResults;
  /** A closed attempt. */
  readonly close: (userId: string, examId: number, grade: number, passed: boolean) => Promise<void>;
}

/** What every adapter of ExamResults does. `make` has the exams above and accounts 'ana' and 'luis'. */
export function examResultsContract(make: () => Promise<ExamResultsAtWork>): void {
  test('gives every exam of a product, without a result before an attempt is closed', async () => {
    const { results } = await make();
    expect(await results.ofStudent('ana', 10)).toEqual([
      { moduleId: null, best: null },
      { moduleId: 101, best: null },
    ]);
    expect(await results.ofStudent('ana', 11)).toEqual([]);
  });

  test('gives the best closed attempt of the student alone', async () => {
    const { results, close } = await make();
    await close('ana', 1, 120, false);
    await close('ana', 1, 165, true);
    await close('ana', 1, 150, true);
    await close('luis', 2, 200, true);
    // Its pass mark was lowered between the two.
    await close('luis', 1, 130, false);
    await close('luis', 1, 120, true);
    expect((await results.ofStudent('luis', 10))[0]).toEqual({ moduleId: null, best: { grade: 120, passed: true } });
    expect(await results.ofStudent('ana', 10)).toEqual([
      { moduleId: null, best: { grade: 165, passed: true } },
      { moduleId: 101, best: null },
    ]);
  });
}
