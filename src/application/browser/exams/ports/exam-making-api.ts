import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { ExamsInOffice, QuestionsOfFile } from '#application/read-models/exams/exams-in-office.ts';
import type { ExamsContent } from '#domain/exams/exams-content.ts';

/** The part 'exams' of a product. */
export abstract class ExamsApi extends PartApi<ExamsContent> {}

/** What making exams needs besides their content. */
export abstract class ExamMakingApi {
  /** The modules that an exam may be of, and how published questions have done. */
  abstract surroundings(productId: number): Answer<ExamsInOffice>;
  /** The questions of a file, or what is wrong with it; keeps nothing. */
  abstract readFile(productId: number, file: ChosenFile): Answer<QuestionsOfFile>;
  /** Keeps a picture for a question. */
  abstract keepPicture(
    productId: number,
    picture: ChosenFile,
  ): Answer<{ readonly source: string; readonly address: string }>;
  /** Where a picture of the product's questions is seen, for some hours. */
  abstract addressOf(productId: number, source: string): Answer<{ readonly address: string }>;
}
