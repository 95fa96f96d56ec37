import type { Ref } from 'react';
import type { Answers, Question, QuestionOption } from '#domain/exams/exam.ts';
import { LONGEST_ANSWER } from '#domain/exams/answers.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { TextField } from '#ui/kit/text-field.tsx';
import styles from './question-view.module.css';
import { howToAnswer } from './texts.ts';

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
        <span className={styles.text}>{question.text}</span>
      </legend>
      <p id={`how-${question.id}`} className={styles.how}>
        {howToAnswer[question.kind]} {question.points > 1 && `Vale ${question.points} puntos.`}
      </p>
      {question.image !== null && (
        <img className={styles.image} src={question.image.source} alt={question.image.text} />
      )}
      {question.kind === 'ordering' && (
        <Ordering question={question} given={given} disabled={disabled} onAnswer={onAnswer} />
      )}
      {question.kind === 'short-text' && <Written given={given} onAnswer={onAnswer} />}
      {question.kind !== 'ordering' && question.kind !== 'short-text' && (
        <Choices question={question} given={given} onAnswer={onAnswer} />
      )}
    </fieldset>
  );
}

interface AnswerProps {
  readonly question: Question;
  readonly given: readonly string[];
  readonly onAnswer: (optionIds: readonly string[]) => void;
}

function Written({ given, onAnswer }: Omit<AnswerProps, 'question'>) {
  return (
    <TextField
      label="Tu respuesta"
      name="answer"
      autoComplete="off"
      maxLength={LONGEST_ANSWER}
      value={given[0] ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onAnswer(value.trim() === '' ? [] : [value]);
      }}
    />
  );
}

function Choices({ question, given, onAnswer }: AnswerProps) {
  const several = question.kind === 'several';
  const choose = (id: string): void => {
    if (!several) return onAnswer([id]);
    onAnswer(given.includes(id) ? given.filter((each) => each !== id) : [...given, id]);
  };
  return (
    <div className={styles.options}>
      {question.options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={`question-${question.id}`}
            value={option.id}
            checked={given.includes(option.id)}
            onChange={() => choose(option.id)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}

function Ordering({ question, given, disabled, onAnswer }: AnswerProps & { disabled: boolean }) {
  const order = given.length === question.options.length ? given : question.options.map(({ id }) => id);
  const options = order.flatMap((id) => question.options.filter((option) => option.id === id));
  const move = (from: number, to: number): void => {
    const moved = [...order];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onAnswer(moved);
  };
  return (
    <>
      <ol className={styles.options}>
        {options.map((option: QuestionOption, place) => (
          <li key={option.id} className={styles.placed}>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.placedText}>{option.text}</span>
            <IconButton
              icon="chevron-up"
              label={`Subir: ${option.text}`}
              disabled={disabled || place === 0}
              onClick={() => move(place, place - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={`Bajar: ${option.text}`}
              disabled={disabled || place === options.length - 1}
              onClick={() => move(place, place + 1)}
            />
          </li>
        ))}
      </ol>
      {given.length === 0 && (
        <button type="button" className={styles.keep} onClick={() => onAnswer(order)}>
          Responder con este orden
        </button>
      )}
    </>
  );
}
