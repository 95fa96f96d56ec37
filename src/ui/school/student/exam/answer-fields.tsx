import type { Question, QuestionOption } from '#domain/exams/exam.ts';
import { LONGEST_ANSWER } from '#domain/exams/written-answer.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import styles from './question-view.module.css';

export interface AnswerProps {
  readonly question: Question;
  readonly given: readonly string[];
  readonly disabled: boolean;
  readonly onAnswer: (optionIds: readonly string[]) => void;
}

/** A line to be written into. */
export function Written({ given, onAnswer }: AnswerProps) {
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

/** Options of which one, or several, are chosen. */
export function OptionFields({
  question,
  given,
  onAnswer,
  several = false,
}: AnswerProps & { readonly several?: boolean }) {
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
          <span>{numbersTogether(option.text)}</span>
        </label>
      ))}
    </div>
  );
}

/** Options to be put in order. */
export function Ordering({ question, given, disabled, onAnswer }: AnswerProps) {
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
            <span className={styles.placedText}>{numbersTogether(option.text)}</span>
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
