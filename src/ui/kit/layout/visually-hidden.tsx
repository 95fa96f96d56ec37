import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import styles from './visually-hidden.module.css';

/** Heard, not seen. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'h2' | 'h3' | 'p';
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}

/** The first link of every page: past the header, straight to what it is about. `<main id="contenido" tabIndex={-1}>`. */
export function SkipLink({ target = 'contenido' }: { target?: string }) {
  return (
    <a href={`#${target}`} className={classNames(styles.hidden, styles.skip)}>
      Ir al contenido
    </a>
  );
}
