import type { Lack } from '#domain/office/working-copy.ts';
import { lowerFirst } from '#domain/shared/text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import {
  type EditedExam,
  type EditedId,
  type EditedQuestion,
  examField,
  examLimits,
  type ExamModule,
  type ExamsContent,
  numbersOf,
  questionDraftOf,
  questionField,
} from './exams-content.ts';
import { draftFaults, draftFaultText, fieldOfDraftFault } from './question-draft.ts';

/**
 * Everything that the exams of a product lack, in their order.
 * @param modules of the product's syllabus, as it is edited. @param isOwnPicture whether a stored picture belongs to the product.
 */
export function examsLacks(
  { exams }: ExamsContent,
  modules: readonly ExamModule[],
  isOwnPicture: (source: string) => boolean,
): readonly Lack[] {
  const known = new Set(modules.map(({ id }) => id));
  const count = exams.reduce((sum, { questions }) => sum + questions.length, 0);
  const tooMany = `Son ${count} preguntas: los exámenes de un producto guardan hasta ${examLimits.questions}.`;
  return [
    ...(count > examLimits.questions ? [hinder('', tooMany)] : []),
    ...exams.flatMap((exam, index) => [
      ...lacksOfModule(exam, exams.slice(0, index), known),
      ...lacksOfRules(exam),
      ...exam.questions.flatMap((question, place) =>
        lacksOfQuestion(question, `${nameOf(exam)}, pregunta ${place + 1}`, isOwnPicture),
      ),
    ]),
  ];
}

function lacksOfModule(
  { id, moduleId }: EditedExam,
  before: readonly EditedExam[],
  known: ReadonlySet<EditedId>,
): readonly Lack[] {
  const field = examField(id, 'module');
  if (before.some((other) => other.moduleId === moduleId)) {
    return [hinder(field, moduleId === null ? 'Hay dos exámenes generales.' : 'Un módulo tiene dos exámenes.')];
  }
  if (moduleId === null || known.has(moduleId)) return [];
  return [hinder(field, 'El módulo de un examen ya no está en el temario: elige otro o elimina el examen.')];
}

function lacksOfRules(exam: EditedExam): readonly Lack[] {
  const { id, title, questions } = exam;
  const { passMark, attemptsADay, minutes, draws } = numbersOf(exam);
  const say = (text: string): string => `${nameOf(exam)}: ${text}`;
  return [
    ...(title.trim() === '' ? [hinder(examField(id, 'title'), 'Un examen no tiene título.')] : []),
    ...(questions.length === 0 ? [hinder(examField(id, 'questions'), say('no tiene preguntas.'))] : []),
    ...(passMark === null
      ? [hinder(examField(id, 'passMark'), say('la nota para aprobar va de 0.1 a 20, con un decimal.'))]
      : []),
    ...(attemptsADay === null
      ? [hinder(examField(id, 'attemptsADay'), say(`los intentos por día van de 1 a ${examLimits.attemptsADay}.`))]
      : []),
    ...(minutes === null
      ? [hinder(examField(id, 'minutes'), say(`los minutos van de 1 a ${examLimits.minutes}.`))]
      : []),
    ...(draws === undefined && questions.length > 0
      ? [
          hinder(
            examField(id, 'draws'),
            say(`las preguntas que salen van de 1 a ${questions.length}, o ninguna cifra para que salgan todas.`),
          ),
        ]
      : []),
  ];
}

function lacksOfQuestion(
  question: EditedQuestion,
  where: string,
  isOwnPicture: (source: string) => boolean,
): readonly Lack[] {
  const draft = questionDraftOf(question);
  const lacks = draftFaults(draft).map((fault) =>
    hinder(questionField(question.id, fieldOfDraftFault(fault)), `${where}: ${lowerFirst(draftFaultText(fault))}`),
  );
  if (draft.image === null || isOwnPicture(draft.image.source)) return lacks;
  return [
    ...lacks,
    hinder(questionField(question.id, 'image'), `${where}: la imagen no es de este producto; súbela otra vez.`),
  ];
}

const nameOf = ({ title }: EditedExam): string => (title.trim() === '' ? 'Un examen' : `«${oneLine(title)}»`);

const hinder = (field: string, text: string): Lack => ({ part: 'exams', field, text, hinders: true });
