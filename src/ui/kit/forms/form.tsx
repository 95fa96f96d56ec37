import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import fieldStyles from './field.module.css';
import styles from './form.module.css';

/** A form that says its errors itself, in Spanish, instead of leaving it to the browser's own bubbles. */
export function Form({ className, ...rest }: ComponentPropsWithRef<'form'>) {
  return <form noValidate {...rest} className={classNames(styles.form, className)} />;
}

/** Fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={fieldStyles.row}>{children}</div>;
}

/** The buttons at the end: the main one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
