import { QuestionFiles } from '#application/server/exams/ports/question-files.ts';
import { type FileFault, mostFaultsTold, type ReadQuestions } from '#domain/exams/files/file-fault.ts';
import { draftOfCells, neededColumns, sheetColumns } from '#domain/exams/files/question-sheet.ts';
import type { QuestionDraft } from '#domain/exams/question-draft.ts';
import { capitalised } from '#domain/shared/text.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { CsvFault, CsvFile, type CsvLayout, csvRefusalText } from './csv-file.ts';

const layout: CsvLayout<string> = { columns: sheetColumns, needed: neededColumns, things: 'preguntas' };

export class QuestionFilesInText extends QuestionFiles {
  async sheet(content: Uint8Array): Promise<ReadQuestions> {
    const questions: QuestionDraft[] = [];
    const faults: FileFault[] = [];
    let count = 0;
    const note = (fault: FileFault): void => {
      count += 1;
      if (faults.length < mostFaultsTold) faults.push(fault);
    };
    try {
      for await (const { line, row } of CsvFile.of(content, layout).rows()) {
        const read = draftOfCells(row);
        if (read.ok) questions.push(read.value);
        else note({ line, text: read.refusal.text });
      }
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error;
      const { refusal } = error;
      // The line is told beside it.
      const text = csvRefusalText(refusal, layout).replace(/^Línea \d+: /, '');
      note({ line: 'line' in refusal ? refusal.line : 1, text: capitalised(text) });
    }
    return count === 0 ? accept(questions) : refuse({ kind: 'questions-faulty', faults, count });
  }

  text(content: Uint8Array): string | null {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
      // Files of two bytes a letter have it in every other place.
      return text.includes('\0') ? null : text;
    } catch {
      return null;
    }
  }
}
