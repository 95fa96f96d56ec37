import { makeAutoObservable, observableRef } from 'mobx';
import type { ExamsInOffice, ShownQuestionFigures } from '#application/read-models/exams/exams-in-office.ts';
import {
  type EditedExam,
  type EditedId,
  editedOf,
  type EditedQuestion,
  type ExamModule,
  type ExamsContent,
  newExam,
} from '#domain/exams/exams-content.ts';
import { optionId } from '#domain/exams/files/file-fault.ts';
import { type QuestionDraft, trueFalseOptions } from '#domain/exams/question-draft.ts';
import { kindsOfQuestion, type QuestionKind } from '#domain/exams/question-kinds.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';

/** The exams of one product on the desk of whoever makes them: which exam and which question are open, and what is changed in them. */
export class ExamDesk {
  openExam: EditedId | null = null;
  openQuestion: EditedId | null = null;
  readonly productId: number;
  readonly modules: readonly ExamModule[];
  readonly #store: PartStore<ExamsContent>;
  readonly #figures: ReadonlyMap<EditedId, ShownQuestionFigures>;

  constructor(store: PartStore<ExamsContent>, productId: number, { modules, figures }: ExamsInOffice) {
    this.#store = store;
    this.productId = productId;
    this.modules = modules;
    this.#figures = new Map(figures.map((each) => [each.id, each]));
    makeAutoObservable(this, { modules: observableRef });
  }

  get exams(): readonly EditedExam[] {
    return this.#store.content.exams;
  }

  get lacks(): readonly Lack[] {
    return this.#store.lacks;
  }

  /** The exam on the desk: the one that was chosen, else the first. */
  get exam(): EditedExam | null {
    return this.exams.find(({ id }) => id === this.openExam) ?? this.exams[0] ?? null;
  }

  /** The modules that have no exam yet. */
  get freeModules(): readonly ExamModule[] {
    return this.modules.filter(({ id }) => this.exams.every(({ moduleId }) => moduleId !== id));
  }

  get hasGeneral(): boolean {
    return this.exams.some(({ moduleId }) => moduleId === null);
  }

  /** What an exam is of. */
  nameOf({ moduleId }: Pick<EditedExam, 'moduleId'>): string {
    if (moduleId === null) return 'General';
    return this.modules.find(({ id }) => id === moduleId)?.title ?? 'Un módulo que ya no está';
  }

  /** How a published question has done; null: it was never published. */
  figuresOf({ id }: EditedQuestion): ShownQuestionFigures | null {
    return this.#figures.get(id) ?? null;
  }

  choose(id: EditedId): void {
    this.openExam = id;
    this.openQuestion = null;
  }

  toggle(id: EditedId): void {
    this.openQuestion = this.openQuestion === id ? null : id;
  }

  /** Opens what an id of the page stands for: an exam or a question. */
  openThing(field: string): void {
    for (const exam of this.exams) {
      const question = exam.questions.find(({ id }) => field.startsWith(`pregunta-${id}-`));
      if (question !== undefined || field.startsWith(`examen-${exam.id}-`)) {
        this.openExam = exam.id;
        this.openQuestion = question?.id ?? null;
        return;
      }
    }
  }

  /** @param moduleId null: the general one. */
  addExam(moduleId: EditedId | null): void {
    const title = moduleId === null ? 'Examen general' : `Examen de ${this.nameOf({ moduleId })}`;
    const exam = newExam(crypto.randomUUID(), moduleId, title);
    this.#set([...this.exams, exam]);
    this.choose(exam.id);
  }

  removeExam(id: EditedId): void {
    this.#set(this.exams.filter((exam) => exam.id !== id));
    this.openExam = null;
  }

  changeExam(id: EditedId, changes: Partial<EditedExam>): void {
    this.#set(this.exams.map((exam) => (exam.id === id ? { ...exam, ...changes } : exam)));
  }

  /** Adds questions at the end of a bank. */
  addQuestions({ id, questions }: EditedExam, drafts: readonly QuestionDraft[]): void {
    const added = drafts.map((draft) => editedOf(crypto.randomUUID(), draft));
    this.changeExam(id, { questions: [...questions, ...added] });
    if (added.length === 1) this.openQuestion = added[0]?.id ?? null;
  }

  changeQuestion({ id, questions }: EditedExam, questionId: EditedId, changes: Partial<EditedQuestion>): void {
    const changed = questions.map((each) => (each.id === questionId ? { ...each, ...changes } : each));
    this.changeExam(id, { questions: changed });
  }

  removeQuestion({ id, questions }: EditedExam, questionId: EditedId): void {
    this.changeExam(id, { questions: questions.filter((each) => each.id !== questionId) });
  }

  /** @param by -1: one place up; 1: one down. */
  moveQuestion({ id, questions }: EditedExam, questionId: EditedId, by: -1 | 1): void {
    const from = questions.findIndex((each) => each.id === questionId);
    const moved = [...questions];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    this.changeExam(id, { questions: moved });
  }

  #set(exams: readonly EditedExam[]): void {
    this.#store.set({ exams });
  }
}

/** A question of a kind with nothing written yet. */
export function emptyDraft(kind: QuestionKind): QuestionDraft {
  return { kind, text: '', ...answersFor(kind, []), image: null, points: 1, reason: '' };
}

/** What there is to answer in a question that becomes one of another kind: its options stay where it has any. */
export function answersFor(
  kind: QuestionKind,
  options: QuestionDraft['options'],
): Pick<QuestionDraft, 'options' | 'key'> {
  const { keyIs, optionsStand } = kindsOfQuestion[kind];
  if (keyIs === 'words') return { options: [], key: [''] };
  if (optionsStand === true) return { options: trueFalseOptions, key: [] };
  const written = options.filter(({ text }) => trueFalseOptions.every((option) => option.text !== text));
  const all = written.length >= 2 ? written : [0, 1, 2, 3].map((place) => ({ id: optionId(place), text: '' }));
  return { options: all, key: keyIs === 'order' ? all.map(({ id }) => id) : [] };
}
