import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import styles from './logo.module.css';

/** The school's mark: a chakana, the stepped cross, with a maize heart. */
export function LogoMark({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...rest} viewBox="0 0 24 24" aria-hidden className={classNames(styles.mark, className)}>
      <path fill="currentColor" d="M8 0h8v4h4v4h4v8h-4v4h-4v4H8v-4H4v-4H0V8h4V4h4z" />
      <path className={styles.heart} d="M10 8h4v2h2v4h-2v2h-4v-2H8v-4h2z" />
    </svg>
  );
}

/** Mark and name; the caller wraps it in the link to the front page. */
export function Logo({ name, className }: { name: ReactNode; className?: string | undefined }) {
  return (
    <span className={classNames(styles.logo, className)}>
      <LogoMark />
      {name}
    </span>
  );
}
