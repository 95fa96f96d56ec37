import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { fold } from '#domain/shared/text.ts';
import { blanksAsOne, oneLine } from '#domain/shared/typed-text.ts';
import type { Answers, Question } from './exam.ts';

/** Characters that a written answer may have. */
export const LONGEST_ANSWER = 200;

export type AnswersRefusal =
  | { readonly kind: 'unknown-question'; readonly questionId: string }
  | { readonly kind: 'unknown-option'; readonly questionId: string }
  | { readonly kind: 'too-many-options'; readonly questionId: string }
  | { readonly kind: 'answer-too-long'; readonly questionId: string };

/**
 * The answers in a form that compares equal whenever they mean the same: empty ones left out, the options of a
 * several-answer question sorted, those of an ordering kept in order, a written one without blank edges. Refuses an answer that no form of ours can give.
 */
export function normalAnswers(questions: readonly Question[], given: Answers): Result<Answers, AnswersRefusal> {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  const normal: [string, readonly string[]][] = [];
  for (const [questionId, optionIds] of Object.entries(given)) {
    const question = byId.get(questionId);
    if (question === undefined) return refuse({ kind: 'unknown-question', questionId });
    if (question.kind === 'short-text') {
      const [text = '', ...more] = optionIds.map(oneLine);
      if (more.length > 0) return refuse({ kind: 'too-many-options', questionId });
      if ([...text].length > LONGEST_ANSWER) return refuse({ kind: 'answer-too-long', questionId });
      if (text !== '') normal.push([questionId, [text]]);
      continue;
    }
    const known = new Set(question.options.map((option) => option.id));
    if (optionIds.some((id) => !known.has(id)) || new Set(optionIds).size !== optionIds.length) {
      return refuse({ kind: 'unknown-option', questionId });
    }
    const onlyOne = question.kind === 'single' || question.kind === 'true-false';
    if (onlyOne && optionIds.length > 1) return refuse({ kind: 'too-many-options', questionId });
    if (optionIds.length > 0) {
      normal.push([questionId, question.kind === 'ordering' ? optionIds : optionIds.toSorted()]);
    }
  }
  return accept(Object.fromEntries(normal.toSorted(([one], [other]) => Number(one) - Number(other))));
}

/**
 * Whether two written answers say the same: case, accents, blanks, a full stop at the end and quotes around it apart.
 * '13 %' and '13%' are the same; '1,3' and '13' are not.
 */
export function isSameAnswer(one: string, other: string): boolean {
  return bareWords(one) === bareWords(other);
}

function bareWords(text: string): string {
  return blanksAsOne(fold(text))
    .replaceAll(/^["'«“‘¿¡ ]+|["'»”’.?! ]+$/g, '')
    .replaceAll(/ ?([%/.,:;-]) ?/g, '$1');
}

/** How many of the questions have an answer. */
export function countAnswered(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => (answers[String(question.id)]?.length ?? 0) > 0).length;
}
