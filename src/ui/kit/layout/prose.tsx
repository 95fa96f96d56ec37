import type { ComponentPropsWithRef } from 'react';

import { classNames } from './class-names.ts';
import styles from './prose.module.css';

/** Running text with headings, lists, quotations and tables: a description, a legal page, an answer. */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
