import type { ComponentPropsWithRef } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts;

/** Several lines of text; it grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional = false, id, className, rows = 4, ...area } = props;
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional}>
      <textarea rows={rows} {...area} {...wiring} className={classNames(styles.control, className)} />
    </Field>
  );
}
