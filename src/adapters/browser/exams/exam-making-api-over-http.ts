import {
  addressOfQuestionPicture,
  examsEndpoints,
  keepQuestionPicture,
  readExamsInOffice,
  readQuestionFile,
} from '#adapters/http-contract/exams/exams-in-office.ts';
import { partOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { ExamMakingApi, ExamsApi } from '#application/browser/exams/ports/exam-making-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';

/** Milliseconds for a file over a poor connection. */
const patience = 60_000;

const of = (productId: number) => ({ params: { id: String(productId) } });
const blobOf = (file: ChosenFile): Blob => (file instanceof Blob ? file : new Blob([]));

export const ExamsApiOverHttp = partOverHttp(ExamsApi, examsEndpoints);

export const ExamMakingApiOverHttp = overHttp(ExamMakingApi, {
  surroundings: to(readExamsInOffice, of),
  readFile: to(readQuestionFile, (id: number, file: ChosenFile) => ({
    ...of(id),
    body: { archivo: blobOf(file) },
    timeOut: patience,
  })),
  keepPicture: to(keepQuestionPicture, (id: number, picture: ChosenFile) => ({
    ...of(id),
    body: { imagen: blobOf(picture) },
    timeOut: patience,
  })),
  addressOf: to(addressOfQuestionPicture, (id: number, source: string) => ({ ...of(id), query: { source } })),
});
