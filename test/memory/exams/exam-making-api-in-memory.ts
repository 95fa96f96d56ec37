import { ExamMakingApi } from '#application/browser/exams/ports/exam-making-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ExamsInOffice, QuestionsOfFile } from '#application/read-models/exams/exams-in-office.ts';
import { accept } from '#domain/shared/result.ts';

/** What making exams needs, before somebody who makes them. */
export class ExamMakingApiInMemory extends ExamMakingApi {
  /** What the next file is read as. */
  file: QuestionsOfFile = { questions: [], faults: [], count: 0 };

  constructor(public around: ExamsInOffice) {
    super();
  }

  async surroundings(): Answer<ExamsInOffice> {
    return accept(this.around);
  }

  async readFile(): Answer<QuestionsOfFile> {
    return accept(this.file);
  }

  async keepPicture(): Answer<{ readonly source: string; readonly address: string }> {
    return accept({ source: 'preguntas/1/nueva.webp', address: '/imagen/nueva' });
  }

  async addressOf(_productId: number, source: string): Answer<{ readonly address: string }> {
    return accept({ address: `/imagen/${source}` });
  }
}
