import { examLimits } from '#domain/exams/exams-content.ts';
import type { FaultyFile, ReadQuestions } from '#domain/exams/files/file-fault.ts';
import { readGift } from '#domain/exams/files/gift-reader.ts';
import { refuse } from '#domain/shared/result.ts';
import type { QuestionFiles } from './ports/question-files.ts';

/** Reads the questions of a file that comes from elsewhere, in GIFT or as a spreadsheet; changes nothing. */
export class ReadQuestionFile {
  constructor(private readonly files: QuestionFiles) {}

  /** @param name of the file where it comes from: by its ending a spreadsheet is one. */
  async execute(name: string, content: Uint8Array): Promise<ReadQuestions> {
    const read = /\.csv$/i.test(name) ? await this.files.sheet(content) : this.#gift(content);
    if (!read.ok) return read;
    if (read.value.length === 0) return faulty('El archivo no tiene preguntas.');
    const most = examLimits.questions;
    if (read.value.length <= most) return read;
    return faulty(
      `El archivo tiene ${read.value.length} preguntas: los exámenes de un producto guardan hasta ${most}.`,
    );
  }

  #gift(content: Uint8Array): ReadQuestions {
    const text = this.files.text(content);
    if (text !== null) return readGift(text);
    return faulty('El archivo no es un texto en UTF-8: guárdalo otra vez con esa codificación.');
  }
}

/** Something that is said of the file as a whole. */
function faulty(text: string): { readonly ok: false; readonly refusal: FaultyFile } {
  return refuse({ kind: 'questions-faulty', faults: [{ line: 1, text }], count: 1 });
}
