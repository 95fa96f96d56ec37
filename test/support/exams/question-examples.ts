import type { KeyedQuestion } from '#domain/exams/exam.ts';
import type { AnswerRefusal, QuestionKind } from '#domain/exams/question-kinds.ts';
import { question } from './exam-builders.ts';

/** What tests need of a kind: the rule's and the screen's run over every one of them. */
export interface QuestionExample {
  readonly question: KeyedQuestion;
  /** Answers that earn the points, as they are given. */
  readonly right: readonly (readonly string[])[];
  readonly wrong: readonly (readonly string[])[];
  readonly refused: readonly (readonly [given: readonly string[], kind: AnswerRefusal['kind']])[];
  /** What is done on the screen to answer: a role and a name, and what is typed there. */
  readonly acts: readonly {
    readonly role: 'radio' | 'checkbox' | 'button' | 'textbox';
    readonly name: string;
    readonly types?: string;
  }[];
  /** What those acts give. */
  readonly given: readonly string[];
  readonly givenText: string;
  readonly keyText: string;
}

export const questionExamples: Readonly<Record<QuestionKind, QuestionExample>> = {
  single: {
    question: question(1, 'single', ['a']),
    right: [['a']],
    wrong: [['b'], []],
    refused: [
      [['z'], 'unknown-option'],
      [['a', 'b'], 'too-many-options'],
    ],
    acts: [{ role: 'radio', name: 'Alternativa b' }],
    given: ['b'],
    givenText: 'Alternativa b',
    keyText: 'Alternativa a',
  },
  several: {
    question: question(1, 'several', ['a', 'c']),
    right: [
      ['a', 'c'],
      ['c', 'a'],
    ],
    wrong: [['a'], ['a', 'b', 'c'], []],
    refused: [
      [['z'], 'unknown-option'],
      [['a', 'a'], 'unknown-option'],
    ],
    acts: [
      { role: 'checkbox', name: 'Alternativa c' },
      { role: 'checkbox', name: 'Alternativa b' },
    ],
    given: ['c', 'b'],
    givenText: 'Alternativa b; Alternativa c',
    keyText: 'Alternativa a; Alternativa c',
  },
  'true-false': {
    question: question(1, 'true-false', ['b']),
    right: [['b']],
    wrong: [['a'], []],
    refused: [[['a', 'b'], 'too-many-options']],
    acts: [{ role: 'radio', name: 'Alternativa a' }],
    given: ['a'],
    givenText: 'Alternativa a',
    keyText: 'Alternativa b',
  },
  ordering: {
    question: question(1, 'ordering', ['d', 'c', 'b', 'a']),
    right: [['d', 'c', 'b', 'a']],
    wrong: [['a', 'b', 'c', 'd'], ['d', 'c'], []],
    refused: [[['a', 'a'], 'unknown-option']],
    acts: [{ role: 'button', name: 'Subir: Alternativa b' }],
    given: ['b', 'a', 'c', 'd'],
    givenText: 'Alternativa b → Alternativa a → Alternativa c → Alternativa d',
    keyText: 'Alternativa d → Alternativa c → Alternativa b → Alternativa a',
  },
  'short-text': {
    question: { ...question(1, 'short-text', ['13 %', 'trece por ciento']), options: [] },
    right: [['13%'], ['  Trece por  CIENTO. ']],
    wrong: [['14 %'], [' '], []],
    refused: [
      [['13 %', 'trece'], 'too-many-options'],
      [['a'.repeat(201)], 'answer-too-long'],
    ],
    acts: [{ role: 'textbox', name: 'Tu respuesta', types: 'Quince' }],
    given: ['Quince'],
    givenText: 'Quince',
    keyText: '13 % (también vale: trece por ciento)',
  },
};
