import type { ReactNode } from 'react';
import { Panel } from '#ui/kit/layout/layout.tsx';
import styles from './waiting-card.module.css';

/** Something is under way that the buyer only waits for. */
export function WaitingCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel className={styles.card}>
      <span className={styles.band} aria-hidden />
      <h1 className={styles.title}>{title}</h1>
      <div role="status" className={styles.text}>
        {children}
      </div>
    </Panel>
  );
}
