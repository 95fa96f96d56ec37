import type { ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** Around skeletons: says once that something is loading, and shows nothing for the first 200 ms. */
export function Loading({ children, label = 'Cargando' }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classNames(styles.bone, styles.line)} />
      ))}
    </div>
  );
}

/** A heading, a picture or a box to come. */
export function SkeletonBlock({ shape = 'block' }: { shape?: 'heading' | 'wide' | 'book' | 'block' }) {
  return <div className={classNames(styles.bone, styles[shape])} />;
}

/** Rows of a list to come. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <div className={classNames(styles.bone, styles.thumb)} />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  );
}
