import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { fold } from '#domain/shared/text.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { isSameAnswer, LONGEST_ANSWER } from './written-answer.ts';

/** An answer that no form of ours can give. */
export type AnswerRefusal =
  | { readonly kind: 'unknown-option'; readonly questionId: string }
  | { readonly kind: 'too-many-options'; readonly questionId: string }
  | { readonly kind: 'answer-too-long'; readonly questionId: string };

/** What of a question an answer to it is checked against. */
interface Asked {
  readonly id: number;
  readonly options: readonly { readonly id: string }[];
}

/** What the school does with one kind of question; how it looks is `ui/school/student/exam/question-kinds.tsx`. */
export interface KindOfQuestion {
  /** For whoever writes one. */
  readonly name: string;
  /** In the column `tipo` of a spreadsheet, and where GIFT does not tell it. */
  readonly word: string;
  /** What its key is: one option, one or more of them, all of them in their order, or words that are accepted. */
  readonly keyIs: 'one' | 'some' | 'order' | 'words';
  /** The ids of some of its options, or words of the student's own: such a question has no options. */
  readonly answeredBy: 'options' | 'words';
  /** An answer in a form that compares equal whenever it means the same; empty: none. */
  readonly normalise: (question: Asked, given: readonly string[]) => Result<readonly string[], AnswerRefusal>;
  /** Whether an answer earns the question's points, all or nothing. Source: decisions.md, Exams. */
  readonly isRight: (key: readonly string[], answer: readonly string[]) => boolean;
  /** Its options stand in the order in which they are written: 'Verdadero' before 'Falso'. */
  readonly optionsStand?: true;
}

const oneOption = { answeredBy: 'options', keyIs: 'one', normalise: atMostOne, isRight: isSameSet } as const;

const kinds = {
  single: { ...oneOption, name: 'Una alternativa', word: 'una' },
  several: {
    name: 'Varias alternativas',
    word: 'varias',
    answeredBy: 'options',
    keyIs: 'some',
    normalise: sorted,
    isRight: isSameSet,
  },
  'true-false': { ...oneOption, name: 'Verdadero o falso', word: 'vf', optionsStand: true },
  ordering: {
    name: 'Ordenar',
    word: 'orden',
    answeredBy: 'options',
    keyIs: 'order',
    normalise: knownOptions,
    isRight: isSameOrder,
  },
  'short-text': {
    name: 'Respuesta escrita',
    word: 'texto',
    answeredBy: 'words',
    keyIs: 'words',
    normalise: oneText,
    isRight: isAccepted,
  },
} satisfies Readonly<Record<string, KindOfQuestion>>;

export type QuestionKind = keyof typeof kinds;

/** What each kind is. One without a row here is no kind; one without a row on the screen does not compile. */
export const kindsOfQuestion: Readonly<Record<QuestionKind, KindOfQuestion>> = kinds;

export const questionKinds = Object.keys(kinds) as readonly QuestionKind[];

export function isQuestionKind(text: string): text is QuestionKind {
  return Object.hasOwn(kinds, text);
}

/** The kind that a file names so, however it is written; null: none is. */
export function kindOfWord(word: string): QuestionKind | null {
  return questionKinds.find((kind) => kindsOfQuestion[kind].word === fold(word).trim()) ?? null;
}

type Normal = Result<readonly string[], AnswerRefusal>;

function knownOptions(question: Asked, given: readonly string[]): Normal {
  const known = new Set(question.options.map((option) => option.id));
  return given.some((id) => !known.has(id)) || new Set(given).size !== given.length
    ? refuse({ kind: 'unknown-option', questionId: String(question.id) })
    : accept(given);
}

function sorted(question: Asked, given: readonly string[]): Normal {
  const options = knownOptions(question, given);
  return options.ok ? accept(options.value.toSorted()) : options;
}

function atMostOne(question: Asked, given: readonly string[]): Normal {
  const options = knownOptions(question, given);
  return options.ok && given.length > 1
    ? refuse({ kind: 'too-many-options', questionId: String(question.id) })
    : options;
}

function oneText({ id }: Asked, given: readonly string[]): Normal {
  const [text = '', ...more] = given.map(oneLine);
  const questionId = String(id);
  if (more.length > 0) return refuse({ kind: 'too-many-options', questionId });
  if ([...text].length > LONGEST_ANSWER) return refuse({ kind: 'answer-too-long', questionId });
  return accept(text === '' ? [] : [text]);
}

function isSameSet(key: readonly string[], answer: readonly string[]): boolean {
  const given = new Set(answer);
  return answer.length === key.length && given.size === answer.length && key.every((id) => given.has(id));
}

function isSameOrder(key: readonly string[], answer: readonly string[]): boolean {
  return answer.length === key.length && key.every((id, place) => answer[place] === id);
}

/** A written answer is any of those accepted. */
function isAccepted(key: readonly string[], answer: readonly string[]): boolean {
  const [text, ...more] = answer;
  return text !== undefined && more.length === 0 && key.some((accepted) => isSameAnswer(accepted, text));
}
