import type { ComponentType } from 'react';
import type { Question } from '#domain/exams/exam.ts';
import type { QuestionKind } from '#domain/exams/question-kinds.ts';
import { OptionFields, Ordering, Written, type AnswerProps } from './answer-fields.tsx';

/** A question with its key, once an attempt is closed. */
type Reviewed = Pick<Question, 'options'> & { readonly key: readonly string[] };
type Asked = Pick<Question, 'options'>;

/** How a kind of question is asked and shown; what it is, `domain/exams/question-kinds.ts` says. */
interface KindOnScreen {
  readonly how: string;
  readonly Field: ComponentType<AnswerProps>;
  /** An answer that is not empty, in words. */
  readonly answerText: (question: Asked, answer: readonly string[]) => string;
  readonly keyText: (question: Reviewed) => string;
}

const oneChoice: KindOnScreen = {
  how: 'Elige una alternativa.',
  Field: OptionFields,
  answerText: chosenTexts,
  keyText: (question) => chosenTexts(question, question.key),
};

export const kindsOnScreen: Readonly<Record<QuestionKind, KindOnScreen>> = {
  single: oneChoice,
  several: {
    ...oneChoice,
    how: 'Marca todas las correctas. Cuenta solo si están todas y ninguna de más.',
    Field: (props) => <OptionFields {...props} several />,
  },
  'true-false': oneChoice,
  ordering: {
    how: 'Ordena las alternativas con las flechas. Cuenta solo el orden completo.',
    Field: Ordering,
    answerText: orderText,
    keyText: (question) => orderText(question, question.key),
  },
  'short-text': {
    how: 'Escribe la respuesta en pocas palabras. No importan las tildes ni las mayúsculas.',
    Field: Written,
    answerText: (_, answer) => answer.join(' '),
    keyText: acceptedText,
  },
};

function chosenTexts({ options }: Asked, answer: readonly string[]): string {
  return options
    .filter(({ id }) => answer.includes(id))
    .map(({ text }) => text)
    .join('; ');
}

function orderText({ options }: Asked, answer: readonly string[]): string {
  return answer
    .flatMap((id) => options.filter((option) => option.id === id))
    .map(({ text }) => text)
    .join(' → ');
}

function acceptedText({ key: [first = '', ...others] }: Reviewed): string {
  return others.length === 0 ? first : `${first} (también vale: ${others.join(', ')})`;
}
