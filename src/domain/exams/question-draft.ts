import { oneLine, severalLines } from '#domain/shared/typed-text.ts';
import type { KeyedQuestion, QuestionOption } from './exam.ts';
import { kindsOfQuestion } from './question-kinds.ts';
import { LONGEST_ANSWER } from './written-answer.ts';

/** A question as it is written, before it has a number. */
export type QuestionDraft = Omit<KeyedQuestion, 'id'>;

/** What each part of a question may have: characters, options, points. */
export const questionLimits = {
  text: 4000,
  option: 500,
  options: 20,
  points: 100,
  reason: 4000,
  imageText: 300,
} as const;

/** The options of a true-false question, in their order. */
export const trueFalseOptions: readonly QuestionOption[] = [
  { id: 'a', text: 'Verdadero' },
  { id: 'b', text: 'Falso' },
];

export type QuestionField = 'text' | 'options' | 'key' | 'points' | 'image' | 'reason';

const faults = {
  'text-missing': { field: 'text', text: 'Escribe la pregunta.' },
  'text-too-long': {
    field: 'text',
    text: `La pregunta es demasiado larga: el máximo es de ${questionLimits.text} caracteres.`,
  },
  'too-few-options': { field: 'options', text: 'Hacen falta por lo menos dos alternativas.' },
  'too-many-options': {
    field: 'options',
    text: `Son demasiadas alternativas: el máximo es ${questionLimits.options}.`,
  },
  'option-missing': { field: 'options', text: 'Hay una alternativa sin texto.' },
  'option-too-long': {
    field: 'options',
    text: `Una alternativa es demasiado larga: el máximo es de ${questionLimits.option} caracteres.`,
  },
  'option-twice': { field: 'options', text: 'Dos alternativas dicen lo mismo.' },
  'key-missing': { field: 'key', text: 'Marca cuál es la respuesta correcta.' },
  'key-of-one': { field: 'key', text: 'Marca una sola alternativa correcta.' },
  'key-unknown': { field: 'key', text: 'La respuesta correcta no es una de las alternativas.' },
  'words-missing': { field: 'key', text: 'Escribe por lo menos una respuesta que valga.' },
  'too-many-words': { field: 'key', text: `Son demasiadas respuestas: el máximo es ${questionLimits.options}.` },
  'words-too-long': {
    field: 'key',
    text: `Una respuesta es demasiado larga: nadie puede escribir más de ${LONGEST_ANSWER} caracteres.`,
  },
  'points-out-of-range': { field: 'points', text: `Los puntos son un número entero de 1 a ${questionLimits.points}.` },
  'image-text-missing': { field: 'image', text: 'Di qué muestra la imagen, para quien no puede verla.' },
  'image-text-too-long': {
    field: 'image',
    text: `Lo que muestra la imagen se dice en ${questionLimits.imageText} caracteres como máximo.`,
  },
  'reason-too-long': {
    field: 'reason',
    text: `La razón es demasiado larga: el máximo es de ${questionLimits.reason} caracteres.`,
  },
} as const satisfies Readonly<Record<string, { readonly field: QuestionField; readonly text: string }>>;

/** What hinders a question from being asked and graded. */
export type DraftFault = keyof typeof faults;

/** Where a fault is mended. */
export const fieldOfDraftFault = (fault: DraftFault): QuestionField => faults[fault].field;

/** What is said of a fault. */
export const draftFaultText = (fault: DraftFault): string => faults[fault].text;

/** A question as it is kept: blanks in order, and of its key only what its kind has. */
export function normalDraft(draft: QuestionDraft): QuestionDraft {
  const isWritten = kindsOfQuestion[draft.kind].answeredBy === 'words';
  return {
    kind: draft.kind,
    text: severalLines(draft.text),
    options: isWritten ? [] : draft.options.map(({ id, text }) => ({ id, text: oneLine(text) })),
    image: draft.image === null ? null : { source: draft.image.source, text: oneLine(draft.image.text) },
    points: draft.points,
    key: isWritten ? draft.key.map(oneLine).filter((words) => words !== '') : draft.key,
    reason: severalLines(draft.reason),
  };
}

/** Everything that hinders a question (in the form of `normalDraft`) from being asked and graded, in the order of its fields. */
export function draftFaults(draft: QuestionDraft): readonly DraftFault[] {
  const { text, image, points, reason } = draft;
  const found: [DraftFault, boolean][] = [
    ['text-missing', text === ''],
    ['text-too-long', lengthOf(text) > questionLimits.text],
    ...(kindsOfQuestion[draft.kind].answeredBy === 'words' ? wordsFaults(draft) : optionFaults(draft)),
    ['points-out-of-range', !Number.isSafeInteger(points) || points < 1 || points > questionLimits.points],
    ['image-text-missing', image !== null && image.text === ''],
    ['image-text-too-long', image !== null && lengthOf(image.text) > questionLimits.imageText],
    ['reason-too-long', lengthOf(reason) > questionLimits.reason],
  ];
  return found.flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

function optionFaults({ kind, options, key }: QuestionDraft): [DraftFault, boolean][] {
  const { keyIs } = kindsOfQuestion[kind];
  const texts = options.map(({ text }) => text);
  const written = texts.filter((text) => text !== '');
  const ids = new Set(options.map(({ id }) => id));
  const known = new Set(key.filter((id) => ids.has(id)));
  return [
    ['too-few-options', options.length < 2],
    ['too-many-options', options.length > questionLimits.options],
    ['option-missing', texts.includes('')],
    ['option-too-long', texts.some((text) => lengthOf(text) > questionLimits.option)],
    // What has no text says nothing, the same neither.
    ['option-twice', new Set(written).size < written.length || ids.size < options.length],
    ['key-missing', key.length === 0 || (keyIs === 'order' && known.size < options.length)],
    ['key-of-one', keyIs === 'one' && key.length > 1],
    ['key-unknown', known.size < key.length],
  ];
}

function wordsFaults({ key }: QuestionDraft): [DraftFault, boolean][] {
  return [
    ['words-missing', key.length === 0],
    ['too-many-words', key.length > questionLimits.options],
    ['words-too-long', key.some((words) => lengthOf(words) > LONGEST_ANSWER)],
  ];
}

const lengthOf = (text: string): number => [...text].length;
