import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'>, FieldTexts {
  /** Stands inside the field, before what is typed: 'S/.'. */
  readonly prefix?: string;
  /** A 44 px button inside the field, after what is typed. */
  readonly action?: ReactNode;
}

/** One line of text. Every native attribute of `<input>` goes through (`name`, `type`, `inputMode`, `autoComplete` …). */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional = false, prefix, action, id, className, ...input } = props;
  const wiring = useFieldWiring({ hint, error }, id);
  const look = classNames(
    styles.control,
    prefix !== undefined && styles.hasPrefix,
    action !== undefined && styles.hasAction,
    className,
  );
  const control = <input type="text" {...input} {...wiring} className={look} />;
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional}>
      {prefix === undefined && action === undefined ? (
        control
      ) : (
        <span className={styles.withAffix}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          {control}
          {action !== undefined && <span className={styles.action}>{action}</span>}
        </span>
      )}
    </Field>
  );
}
