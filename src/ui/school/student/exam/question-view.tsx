import type { Ref } from 'react';
import type { Answers, Question } from '#domain/exams/exam.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { kindsOnScreen } from './question-kinds.tsx';
import styles from './question-view.module.css';

interface QuestionViewProps {
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly question: Question;
  readonly number: number;
  readonly total: number;
  readonly answers: Answers;
  readonly disabled: boolean;
  readonly onAnswer: (optionIds: readonly string[]) => void;
}

/** One question, the one thing on the screen. */
export function QuestionView(props: QuestionViewProps) {
  const { ref, question, number, total, answers, disabled, onAnswer } = props;
  const given = answers[String(question.id)] ?? [];
  const { how, Field } = kindsOnScreen[question.kind];
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      className={styles.question}
      disabled={disabled}
      aria-describedby={`how-${question.id}`}
    >
      <legend className={styles.legend}>
        <span className={styles.number}>
          Pregunta {number} de {total}
        </span>
        <span className={styles.text}>{numbersTogether(question.text)}</span>
      </legend>
      <p id={`how-${question.id}`} className={styles.how}>
        {how} {question.points > 1 && `Vale ${question.points} puntos.`}
      </p>
      {question.image !== null && (
        <img className={styles.image} src={question.image.source} alt={question.image.text} />
      )}
      <Field question={question} given={given} disabled={disabled} onAnswer={onAnswer} />
    </fieldset>
  );
}
