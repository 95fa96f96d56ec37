import { useEffect, useRef, type MouseEvent } from 'react';

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
}

/** What stands in the way of a form, at its head, each with a jump to its field. Put it inside the `<form>`. */
export function FormErrors({ problems, title = 'Revisa estos datos' }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2>{title}</h2>
      <ul className={styles.problems}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === null ? (
              message
            ) : (
              <button type="button" className={styles.jump} onClick={(event) => focusField(event, field)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLButtonElement>, name: string): void {
  const found = event.currentTarget.form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}
