import type { ContentWithExams } from '#test/memory/exams/exam-records-in-memory.ts';
import type { Exam, KeyedQuestion } from '#domain/exams/exam.ts';
import type { QuestionKind } from '#domain/exams/question-kinds.ts';

const letters = ['a', 'b', 'c', 'd'];

/** A question with options a to d. */
export function question(id: number, kind: QuestionKind, key: readonly string[], points = 1): KeyedQuestion {
  const options = letters.map((letter) => ({ id: letter, text: `Alternativa ${letter}` }));
  return { id, kind, text: `Pregunta ${id}`, options, image: null, points, key, reason: `Razón ${id}` };
}

/** Two single questions, a several-answer one and an ordering: ten points in all. */
export const fourQuestions: readonly KeyedQuestion[] = [
  question(1, 'single', ['a'], 2),
  question(2, 'single', ['b'], 2),
  question(3, 'several', ['a', 'c'], 3),
  question(4, 'ordering', ['d', 'c', 'b', 'a'], 3),
];

export const rightAnswers = { '1': ['a'], '2': ['b'], '3': ['a', 'c'], '4': ['d', 'c', 'b', 'a'] };

/** An exam that needs 14.0, lasts 30 minutes and allows two attempts a day. */
export function exam(changes: Partial<Exam> = {}): Exam {
  return {
    id: 1,
    productId: 10,
    moduleId: null,
    title: 'Examen general',
    passMark: 140,
    attemptsADay: 2,
    minutes: 30,
    draws: null,
    keyTelling: 'once-passed',
    ...changes,
  };
}

/** A course with two modules, an exam for each and a general one. */
export const courseWithExams: ContentWithExams = {
  id: 10,
  slug: 'derecho-laboral',
  title: 'Derecho laboral',
  modules: [
    { id: 101, title: 'El contrato' },
    { id: 102, title: 'La remuneración' },
  ],
  exams: [
    { ...exam({ id: 1 }), questions: fourQuestions },
    { ...exam({ id: 2, moduleId: 102, title: 'Examen del módulo 2' }), questions: [question(5, 'true-false', ['a'])] },
    { ...exam({ id: 3, moduleId: 101, title: 'Examen del módulo 1' }), questions: [question(6, 'single', ['c'])] },
  ],
};
