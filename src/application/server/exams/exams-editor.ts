import type { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import { type Copying, PartEditor } from '#application/server/office/part-editor.ts';
import type { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import {
  questionDraftOf,
  type EditedExam,
  type EditedId,
  type ExamModule,
  type ExamsContent,
  rulesOf,
} from '#domain/exams/exams-content.ts';
import { examsLacks } from '#domain/exams/exams-lacks.ts';
import type { EditedProduct } from '#domain/office/products/product-state.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { ownPicturesOf } from './question-pictures.ts';
import type { ExamBanks, PublishedExam, PublishedModule } from './ports/exam-banks.ts';

/** The part 'exams': the exams of a product with their banks of questions. */
export class ExamsEditor extends PartEditor<ExamsContent> {
  readonly part = 'exams';

  constructor(
    private readonly banks: ExamBanks,
    private readonly copies: WorkingCopies,
    private readonly files: ContentFiles,
  ) {
    super();
  }

  read(productId: number): Promise<ExamsContent> {
    return this.banks.read(productId);
  }

  async check(content: ExamsContent, { id }: Pick<EditedProduct, 'id'>): Promise<readonly Lack[]> {
    const isOwn = await ownPicturesOf(this.banks, this.files, id);
    return examsLacks(content, await modulesEdited(this.copies, this.banks, id), isOwn);
  }

  override async effects(productId: number, { exams }: ExamsContent): Promise<readonly string[]> {
    const kept = new Set(exams.map(({ id }) => id));
    const uses = await this.banks.uses(productId);
    return uses.flatMap(({ id, title, open, closed }) => {
      if (!kept.has(id)) {
        return open + closed === 0
          ? []
          : [
              `Se quita el examen «${title}»: ya nadie lo da ni lo necesita para su certificado, y cada quien conserva sus resultados.`,
            ];
      }
      if (open === 0) return [];
      return [
        `${open === 1 ? 'Un intento está abierto' : `${open} intentos están abiertos`} en «${title}»: sigue con las preguntas con que empezó.`,
      ];
    });
  }

  /** A copy asks the same: its exams and questions are its own, of the modules that its syllabus has instead, and pictures are those of both. */
  override async copied({ exams }: ExamsContent, { from, to, idOf }: Copying): Promise<ExamsContent> {
    const isOwn = await ownPicturesOf(this.banks, this.files, from);
    const sources = exams.flatMap(({ questions }) => questions.flatMap(({ image }) => image?.source ?? []));
    const facts = { use: 'question', mediaType: 'image/webp', bytes: 0, seconds: 0 } as const;
    await this.files.share(
      to,
      [...new Set(sources.filter(isOwn))].map((key) => ({ key, ...facts })),
    );
    const names = await this.#namesOfModules(from);
    return {
      exams: exams.map((exam) => ({
        ...exam,
        id: idOf('exam', exam.id),
        moduleId: exam.moduleId === null ? null : idOf('module', names.get(exam.moduleId) ?? exam.moduleId),
        questions: exam.questions.map((question) => ({ ...question, id: idOf('question', question.id) })),
      })),
    };
  }

  /** By what the syllabus that is edited knows each module, by each name that an exam may still know it by. */
  async #namesOfModules(productId: number): Promise<ReadonlyMap<EditedId, EditedId>> {
    const kept = await this.copies.find(productId, 'syllabus');
    const edited =
      kept?.isPending === true ? (kept.content as { readonly modules: readonly ExamModule[] }).modules : [];
    const now = new Set(edited.map(({ id }) => id));
    return new Map(
      (await this.banks.modules(productId)).flatMap(({ id, draftId }): [EditedId, EditedId][] => {
        const known = draftId !== null && now.has(draftId) ? draftId : id;
        return [[id, known], ...(draftId === null ? [] : [[draftId, known] as [EditedId, EditedId]])];
      }),
    );
  }

  async apply(productId: number, { exams }: ExamsContent, now: Date): Promise<void> {
    const numbers = numbersOf(await this.banks.modules(productId));
    await this.banks.write(
      productId,
      exams.map((exam) => published(exam, numbers)),
      now,
    );
  }
}

/** The modules of a product as its syllabus is edited: an exam may be of one that is not published yet. */
export async function modulesEdited(
  copies: WorkingCopies,
  banks: ExamBanks,
  productId: number,
): Promise<readonly ExamModule[]> {
  const live = await banks.modules(productId);
  const kept = await copies.find(productId, 'syllabus');
  if (kept?.isPending !== true) return live.map(({ id, title }) => ({ id, title }));
  const { modules } = kept.content as { readonly modules: readonly ExamModule[] };
  const numbers = numbersOf(live);
  return modules.map(({ id, title }) => ({ id: numbers.get(id) ?? id, title }));
}

/** The number of each published module, by itself and by the text that a draft may still know it by. */
function numbersOf(modules: readonly PublishedModule[]): ReadonlyMap<EditedId, number> {
  return new Map(
    modules.flatMap(({ id, draftId }): [EditedId, number][] =>
      draftId === null
        ? [[id, id]]
        : [
            [id, id],
            [draftId, id],
          ],
    ),
  );
}

function published(exam: EditedExam, numbers: ReadonlyMap<EditedId, number>): PublishedExam {
  const rules = rulesOf(exam);
  const moduleId = exam.moduleId === null ? null : numbers.get(exam.moduleId);
  if (rules === null || moduleId === undefined) throw new Error(`Exam ${exam.id} was not checked`);
  const numberOf = (id: EditedId): number | null => (typeof id === 'number' ? id : null);
  return {
    ...rules,
    id: numberOf(exam.id),
    moduleId,
    questions: exam.questions.map((question) => ({ ...questionDraftOf(question), id: numberOf(question.id) })),
  };
}
