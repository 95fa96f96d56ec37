import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Answers, Question } from './exam.ts';
import { kindsOfQuestion, type AnswerRefusal } from './question-kinds.ts';

/** The answers with which a student ends an attempt. */
export interface Submission {
  readonly attemptId: string;
  readonly examId: number;
  readonly contentSlug: string;
  readonly answers: Answers;
}

export type AnswersRefusal = AnswerRefusal | { readonly kind: 'unknown-question'; readonly questionId: string };

/**
 * The answers in a form that compares equal whenever they mean the same, each as its question's kind has it; empty ones left
 * out. Refuses an answer that no form of ours can give.
 */
export function normalAnswers(questions: readonly Question[], given: Answers): Result<Answers, AnswersRefusal> {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  const normal: [string, readonly string[]][] = [];
  for (const [questionId, answer] of Object.entries(given)) {
    const question = byId.get(questionId);
    if (question === undefined) return refuse({ kind: 'unknown-question', questionId });
    const one = kindsOfQuestion[question.kind].normalise(question, answer);
    if (!one.ok) return one;
    if (one.value.length > 0) normal.push([questionId, one.value]);
  }
  return accept(Object.fromEntries(normal.toSorted(([one], [other]) => Number(one) - Number(other))));
}

/** How many of the questions have an answer. */
export function countAnswered(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => (answers[String(question.id)]?.length ?? 0) > 0).length;
}
