import { halfUp } from '#domain/shared/half-up.ts';
import type { Answers, GradeTenths, KeyedQuestion } from './exam.ts';
import { kindsOfQuestion } from './question-kinds.ts';

export interface Grading {
  readonly points: number;
  readonly maxPoints: number;
  readonly grade: GradeTenths;
  readonly passed: boolean;
}

const highestGrade = 200;

/** Whether an answer earns its question's points. */
export function isRight(question: KeyedQuestion, answer: readonly string[]): boolean {
  return kindsOfQuestion[question.kind].isRight(question.key, answer);
}

/**
 * Grades a whole exam: nota = 20 · points / maximum, half up to one decimal; passed when that nota reaches the pass mark
 * (decisions.md, Exams). An unanswered question earns nothing.
 * @throws RangeError when the questions carry no points at all: such an exam cannot be graded and is never published.
 */
export function gradeAnswers(questions: readonly KeyedQuestion[], answers: Answers, passMark: GradeTenths): Grading {
  const maxPoints = questions.reduce((sum, question) => sum + question.points, 0);
  if (maxPoints <= 0) throw new RangeError('An exam needs at least one question with points');
  const points = questions
    .filter((question) => isRight(question, answers[String(question.id)] ?? []))
    .reduce((sum, question) => sum + question.points, 0);
  const grade = halfUp(highestGrade, points, maxPoints);
  return { points, maxPoints, grade, passed: grade >= passMark };
}
