import type { ComponentPropsWithRef } from 'react';

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

interface LogoProps {
  readonly name: string;
  /** The school's own picture, which stands for both mark and name; not given: it has none. */
  readonly image?: { readonly src: string; readonly width: number; readonly height: number } | null | undefined;
  readonly className?: string | undefined;
}

/**
 * The school's picture, or its mark and name; the caller wraps it in the link to the front page. Styles know by its tens of letters,
 * 1 to 4, how to set a name where the bar is narrow: no first page has room for a script that does.
 */
export function Logo({ name, image, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)}>
      {image ? (
        <img {...image} alt={name} />
      ) : (
        <>
          <LogoMark />
          <span data-tens={Math.ceil(name.length / 10)}>{name}</span>
        </>
      )}
    </span>
  );
}
