import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from './field.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './field.module.css';

export interface SelectFieldProps extends ComponentPropsWithRef<'select'>, FieldTexts {
  /** `<option>` and `<optgroup>` elements. */
  readonly children: ReactNode;
}

/** One of several, from a list. For fewer than five that deserve to be seen at once take `RadioGroup`. */
export function SelectField({ label, hint, error, optional = false, id, className, ...select }: SelectFieldProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional}>
      <span className={styles.selectWrap}>
        <select {...select} {...wiring} className={classNames(styles.control, className)} />
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}
