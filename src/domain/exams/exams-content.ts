import { oneLine } from '#domain/shared/typed-text.ts';
import type { Exam, GradeTenths, KeyTelling } from './exam.ts';
import { normalDraft, type QuestionDraft } from './question-draft.ts';

/** A thing that is edited: the number of one that is published, or the text that whoever edits gave a new one. */
export type EditedId = number | string;

/** A question of a bank as it is edited. Numbers are kept as they are typed. */
export interface EditedQuestion extends Omit<QuestionDraft, 'points'> {
  readonly id: EditedId;
  readonly points: string;
}

/** An exam as it is edited: its settings (EXAM-1) as they are typed, and its bank. */
export interface EditedExam {
  readonly id: EditedId;
  /** Null: the general exam of its content. */
  readonly moduleId: EditedId | null;
  readonly title: string;
  /** Of 20, with one decimal at most: '14', '10.5'. */
  readonly passMark: string;
  readonly attemptsADay: string;
  readonly minutes: string;
  /** '': all questions of the bank. */
  readonly draws: string;
  readonly keyTelling: KeyTelling;
  readonly questions: readonly EditedQuestion[];
}

/** The exams of a product, as one part of its working copy: the general one and those of modules. */
export interface ExamsContent {
  readonly exams: readonly EditedExam[];
}

/** A module that an exam may be of. */
export interface ExamModule {
  readonly id: EditedId;
  readonly title: string;
}

/** How much the exams of a product hold at most. */
export const examLimits = { exams: 61, questions: 2000, title: 200, attemptsADay: 20, minutes: 600 } as const;

/** The settings of an exam read from what was typed. */
export type ExamTerms = Pick<Exam, 'title' | 'passMark' | 'attemptsADay' | 'minutes' | 'draws' | 'keyTelling'>;

/** The id of the control for a thing on the page of the exams. */
export const examField = (
  id: EditedId,
  what: 'title' | 'module' | 'passMark' | 'attemptsADay' | 'minutes' | 'draws' | 'questions',
): string => `examen-${id}-${what}`;
export const questionField = (id: EditedId, what = 'text'): string => `pregunta-${id}-${what}`;

/** A new exam, as most are. @param id any text that is not used. */
export function newExam(id: string, moduleId: EditedId | null, title: string): EditedExam {
  return {
    id,
    moduleId,
    title,
    passMark: '14',
    attemptsADay: '2',
    minutes: '30',
    draws: '',
    keyTelling: 'once-passed',
    questions: [],
  };
}

/** The settings of an exam as numbers; null where one of them is none, or out of its range. */
export function rulesOf(exam: EditedExam): ExamTerms | null {
  const { passMark, attemptsADay, minutes, draws } = numbersOf(exam);
  if (passMark === null || attemptsADay === null || minutes === null || draws === undefined) return null;
  return { title: oneLine(exam.title), passMark, attemptsADay, minutes, draws, keyTelling: exam.keyTelling };
}

/** A question as it is asked. Points that are no number are none that a question can have. */
export function questionDraftOf(question: EditedQuestion): QuestionDraft {
  const { id: _, points, ...rest } = question;
  return normalDraft({ ...rest, points: wholeNumber(points) ?? 0 });
}

/** A question as it is edited. */
export function editedOf(id: EditedId, draft: QuestionDraft): EditedQuestion {
  return { ...draft, id, points: String(draft.points) };
}

/** A pass mark as it is typed: '14' for 140, '10.5' for 105. */
export const typedGrade = (grade: GradeTenths): string => String(grade / 10);

/** The settings of an exam as numbers. Null and, of draws, undefined: what was typed is none in its range. */
export function numbersOf({ passMark, attemptsADay, minutes, draws, questions }: EditedExam) {
  const grade = /^\d{1,2}(?:[.,]\d)?$/.test(passMark.trim())
    ? Math.round(Number(passMark.trim().replace(',', '.')) * 10)
    : 0;
  return {
    passMark: grade >= 1 && grade <= 200 ? grade : null,
    attemptsADay: within(attemptsADay, examLimits.attemptsADay),
    minutes: within(minutes, examLimits.minutes),
    draws: draws.trim() === '' ? null : (within(draws, questions.length) ?? undefined),
  };
}

function within(typed: string, most: number): number | null {
  const number = wholeNumber(typed);
  return number !== null && number >= 1 && number <= most ? number : null;
}

const wholeNumber = (typed: string): number | null => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null);
