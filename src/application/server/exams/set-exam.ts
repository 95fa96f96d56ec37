import type { ExamRecords, ExamSettings } from '#application/server/exams/ports/exam-records.ts';
import type { Exam } from '#domain/exams/exam.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type SetExamRefusal =
  | { readonly kind: 'exam-not-found' }
  /** `bank`: how many questions there are. */
  | { readonly kind: 'draw-out-of-bank'; readonly bank: number };

/** Sets how many questions an exam draws and when it tells its key; what is not named stays. Source: decisions.md, Exams. */
export class SetExam {
  constructor(private readonly records: ExamRecords) {}

  async execute(examId: number, changes: Partial<ExamSettings>): Promise<Result<Exam, SetExamRefusal>> {
    const exam = await this.records.find(examId);
    if (exam === null) return refuse({ kind: 'exam-not-found' });
    const { draws, keyTelling } = { ...exam, ...changes };
    const bank = (await this.records.questionsOf(examId)).length;
    if (draws !== null && (draws < 1 || draws > bank)) return refuse({ kind: 'draw-out-of-bank', bank });
    await this.records.set(examId, { draws, keyTelling });
    return accept({ ...exam, draws, keyTelling });
  }
}
