import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './row-list.module.css';

export interface Row {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  /** Beneath the title. */
  readonly note: string;
  readonly icon: ReactNode;
}

/** Links one below the other, with a hairline between them. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, to, title, note, icon }) => (
        <li key={key}>
          <Link to={to} className={styles.row}>
            {icon}
            <span className={styles.text}>
              <span className={styles.title}>{title}</span>
              {note !== '' && <span className={styles.note}>{note}</span>}
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
