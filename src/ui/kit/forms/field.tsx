import { useId, type ReactNode } from 'react';

import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './field.module.css';

/** What every field of a form has around its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Help that stays visible, below the label. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; null or empty when nothing is. */
  readonly error?: string | null | undefined;
  /** Adds '(opcional)'. Everything else is understood to be needed. */
  readonly optional?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** Makes the ids of a field and says which of its texts describe the control. */
export function useFieldWiring(texts: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string): FieldWiring {
  const made = useId();
  const id = givenId ?? made;
  const describedBy = [texts.hint && `${id}-hint`, texts.error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ...(texts.error ? { 'aria-invalid': true as const } : {}),
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
  };
}

/** The id of the label of a `Field`, for a control that says more than it. */
export const labelId = (id: string): string => `${id}-label`;

/** The error of a field, under its control. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" />
      {error}
    </p>
  );
}

export function OptionalMark() {
  return <span className={styles.optional}> (opcional)</span>;
}

/** Label, hint, control and error, in the order in which they are read. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label id={labelId(id)} className={styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
