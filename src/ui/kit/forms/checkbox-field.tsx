import type { ComponentPropsWithRef } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { FieldError, useFieldWiring, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & Omit<FieldTexts, 'optional'>;

/** Yes or no. */
export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const wiring = useFieldWiring({ hint, error }, id);
  return (
    <div className={classNames(styles.group, className)}>
      <label className={styles.choice}>
        <input {...input} {...wiring} type="checkbox" />
        <span>{label}</span>
        {hint && (
          <span id={`${wiring.id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <FieldError id={wiring.id} error={error} />
    </div>
  );
}
