import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './list-results.module.css';

/** The results of a list: said aloud when their number changes, dimmed while others are on their way. */
export function ListResults({ total, children }: { total: number; children: ReactNode }) {
  const isWaiting = useNavigation().state === 'loading';
  return (
    <div className={styles.results} aria-busy={isWaiting} data-waiting={isWaiting || undefined}>
      <VisuallyHidden>
        <span role="status">{resultsText(total)}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}

export function resultsText(total: number): string {
  return total === 1 ? '1 resultado' : `${total} resultados`;
}
