import { useEffect, useId, useRef, type MouseEvent } from 'react';

import styles from './field.module.css';

export interface FormProblem {
  /** The `name` of the field to mend; null when the problem is of the form as a whole. */
  readonly field: string | null;
  readonly message: string;
}

export interface FormErrorsProps {
  /** A new array after each failed submit: it takes the focus. Empty: nothing is shown. */
  readonly problems: readonly FormProblem[];
  readonly title?: string;
  /** Whether a line of them still stands; not said: all do. It moves no focus. */
  readonly isLeft?: (field: string | null) => boolean;
  /** What the ids of the form's fields begin with, where the jumps must work without script: `fieldId(ids, name)`. */
  readonly ids?: string;
}

/** The id of a field of a form that works without script. */
export function fieldId(ids: string, name: string): string {
  return `${ids}-${name}`;
}

/** What stands in the way of a form, at its head, each with a jump to its field. Put it inside the `<form>`. */
export function FormErrors({ problems, title = 'Revisa estos datos', isLeft, ids }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  const shown = isLeft === undefined ? problems : problems.filter(({ field }) => isLeft(field));
  if (shown.length === 0) return null;
  return (
    // A group that is told by its focus, and no alert: that would be read out a second time.
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-problems`}
      tabIndex={-1}
      // Of a page that the server has drawn with its errors.
      autoFocus={ids !== undefined}
      className={styles.summary}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <ul id={`${id}-problems`} className={styles.problems}>
        {shown.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <Jump field={field} message={message} ids={ids} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Jump({ field, message, ids }: FormProblem & { ids: string | undefined }) {
  if (field === null) return message;
  if (ids === undefined) {
    return (
      <button type="button" className={styles.jump} onClick={(event) => focusField(event, field)}>
        {message}
      </button>
    );
  }
  return (
    <a href={`#${fieldId(ids, field)}`} className={styles.jump} onClick={(event) => focusField(event, field)}>
      {message}
    </a>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: string): void {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name);
  // The router would take the jump for a change of page.
  event.preventDefault();
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}
