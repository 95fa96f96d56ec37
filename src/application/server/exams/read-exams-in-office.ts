import type { ExamsInOffice, ShownAnswerCount } from '#application/read-models/exams/exams-in-office.ts';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import type { KeyedQuestion } from '#domain/exams/exam.ts';
import { figuresOfBank, type QuestionFigures } from '#domain/exams/question-figures.ts';
import { kindsOfQuestion } from '#domain/exams/question-kinds.ts';
import { verdictOn } from '#domain/exams/question-verdict.ts';
import { modulesEdited } from './exams-editor.ts';
import type { ExamBanks } from './ports/exam-banks.ts';

/** Reads what whoever edits a product's exams has beside them: the modules, and how each published question has done. */
export class ReadExamsInOffice {
  constructor(
    private readonly banks: ExamBanks,
    private readonly copies: WorkingCopies,
  ) {}

  async execute(productId: number): Promise<ExamsInOffice> {
    const modules = await modulesEdited(this.copies, this.banks, productId);
    const figures = (await this.banks.withAttempts(productId)).flatMap(({ bank, attempts }) => {
      const all = figuresOfBank(bank, attempts);
      return bank.flatMap((question) => {
        const found = all.get(question.id);
        return found === undefined ? [] : [{ id: question.id, ...shown(question, found) }];
      });
    });
    return { modules, figures };
  }
}

function shown(question: KeyedQuestion, figures: QuestionFigures) {
  const { asked, unanswered, difficulty, discrimination } = figures;
  const { isBad, sentences } = verdictOn(question, figures);
  const answers = [...chosen(question, figures), ...given(question, figures)];
  return { asked, unanswered, difficulty, discrimination, answers, isBad, verdict: sentences };
}

function chosen({ options, key }: KeyedQuestion, figures: QuestionFigures): readonly ShownAnswerCount[] {
  return options.flatMap(({ id, text }) => {
    const count = figures.chosen.get(id);
    return count === undefined ? [] : [{ answer: text, count, right: key.includes(id) }];
  });
}

function given({ kind, options }: KeyedQuestion, figures: QuestionFigures): readonly ShownAnswerCount[] {
  const isOrder = kindsOfQuestion[kind].keyIs === 'order';
  const textOf = (id: string): string => options.find((option) => option.id === id)?.text ?? id;
  return figures.given.map(({ answer, count, right }) => ({
    answer: answer.map(textOf).join(isOrder ? ' → ' : ' '),
    count,
    right,
  }));
}
