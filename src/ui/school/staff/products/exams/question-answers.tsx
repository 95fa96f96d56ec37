import type { EditedQuestion } from '#domain/exams/exams-content.ts';
import { questionField } from '#domain/exams/exams-content.ts';
import { optionId } from '#domain/exams/files/file-fault.ts';
import { questionLimits } from '#domain/exams/question-draft.ts';
import { kindsOfQuestion } from '#domain/exams/question-kinds.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import styles from './exams.module.css';

interface AnswersProps {
  readonly question: EditedQuestion;
  readonly change: (changes: Partial<EditedQuestion>) => void;
  readonly error: string | null;
}

const how = {
  one: 'Marca la correcta.',
  some: 'Marca todas las correctas.',
  order: 'Escríbelas en el orden correcto: cada estudiante las ve mezcladas.',
} as const;

/** The options of a question with the mark of what is right; those of an ordering one stand as they must be put. */
export function WrittenOptions({ question, change, error }: AnswersProps) {
  const { id, kind, key } = question;
  const { keyIs, optionsStand = false } = kindsOfQuestion[kind];
  const isOrder = keyIs === 'order';
  const options = isOrder ? inOrder(question) : question.options;
  const put = (next: EditedQuestion['options']) =>
    change(isOrder ? { options: next, key: next.map((each) => each.id) } : { options: next });
  const mark = (option: string, on: boolean) => {
    if (keyIs === 'one') return change({ key: [option] });
    change({ key: on ? [...key, option] : key.filter((each) => each !== option) });
  };
  const field = questionField(id, 'options');
  return (
    <fieldset
      id={field}
      tabIndex={-1}
      className={styles.answers}
      aria-describedby={error === null ? undefined : `${field}-error`}
    >
      <legend className={styles.legend}>
        Alternativas <span className={styles.hint}>{keyIs === 'words' ? '' : how[keyIs]}</span>
      </legend>
      <span id={questionField(id, 'key')} tabIndex={-1} />
      {options.map((option, place) => (
        <OptionLine
          key={option.id}
          question={question}
          option={option}
          place={place}
          onMark={(on) => mark(option.id, on)}
          onText={(text) => put(options.map((each) => (each.id === option.id ? { ...each, text } : each)))}
          onUp={() => put(options.with(place, options[place - 1] ?? option).with(place - 1, option))}
          onRemove={() => {
            const left = options.filter((each) => each.id !== option.id);
            const marked = isOrder ? left.map((each) => each.id) : key.filter((each) => each !== option.id);
            change({ options: left, key: marked });
          }}
        />
      ))}
      <FieldError id={field} error={error} />
      {!optionsStand && options.length < questionLimits.options && (
        <div>
          <Button size="small" look="quiet" onClick={() => put([...options, { id: freeId(options), text: '' }])}>
            Agregar una alternativa
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface LineProps {
  readonly question: EditedQuestion;
  readonly option: EditedQuestion['options'][number];
  /** From 0. */
  readonly place: number;
  readonly onMark: (on: boolean) => void;
  readonly onText: (text: string) => void;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}

function OptionLine({ question, option, place, onMark, onText, onUp, onRemove }: LineProps) {
  const { keyIs, optionsStand = false } = kindsOfQuestion[question.kind];
  const name = `Alternativa ${place + 1}`;
  return (
    <div className={styles.option}>
      {keyIs === 'order' ? (
        <span className={styles.number}>{place + 1}</span>
      ) : (
        <input
          type={keyIs === 'one' ? 'radio' : 'checkbox'}
          name={`clave-${question.id}`}
          className={styles.mark}
          aria-label={`Correcta: ${option.text === '' ? name : option.text}`}
          checked={question.key.includes(option.id)}
          onChange={({ target }) => onMark(target.checked)}
        />
      )}
      <input
        type="text"
        className={styles.optionText}
        aria-label={name}
        readOnly={optionsStand}
        value={option.text}
        onChange={({ target }) => onText(target.value)}
      />
      {keyIs === 'order' && (
        <IconButton
          icon="chevron-up"
          label={`Subir la alternativa ${place + 1}`}
          unavailable={place === 0}
          onClick={onUp}
        />
      )}
      {!optionsStand && <IconButton icon="close" label={`Quitar la alternativa ${place + 1}`} onClick={onRemove} />}
    </div>
  );
}

/** The answers that count where the student writes. */
export function AcceptedWords({ question, change, error }: AnswersProps) {
  const { id, key } = question;
  const words = key.length === 0 ? [''] : key;
  return (
    <div className={styles.answers} role="group" aria-label="Respuestas que valen">
      {words.map((text, place) => (
        // Answers have no other name than their place.
        <div key={place} className={styles.option}>
          <div className={styles.words}>
            <TextField
              {...(place === 0 && { id: questionField(id, 'key') })}
              label={place === 0 ? 'Respuesta correcta' : `También vale (${place})`}
              hint={place === 0 ? 'No importan tildes, mayúsculas ni el punto final.' : undefined}
              value={text}
              error={place === 0 ? error : null}
              onChange={({ target }) => change({ key: words.with(place, target.value) })}
            />
          </div>
          {place > 0 && (
            <IconButton
              icon="close"
              label={`Quitar la respuesta ${place + 1}`}
              onClick={() => change({ key: words.filter((_, other) => other !== place) })}
            />
          )}
        </div>
      ))}
      {words.length < questionLimits.options && (
        <div>
          <Button size="small" look="quiet" onClick={() => change({ key: [...words, ''] })}>
            Agregar otra que también vale
          </Button>
        </div>
      )}
    </div>
  );
}

function inOrder({ options, key }: EditedQuestion): EditedQuestion['options'] {
  const placed = key.flatMap((id) => options.filter((option) => option.id === id));
  return [...placed, ...options.filter((option) => !placed.includes(option))];
}

/** Ids that are taken stay: attempts name them. */
function freeId(options: EditedQuestion['options']): string {
  const taken = new Set(options.map(({ id }) => id));
  for (let place = 0; ; place += 1) if (!taken.has(optionId(place))) return optionId(place);
}
