import { Link } from 'react-router-dom';
import styles from './filter-links.module.css';

export interface FilterLink {
  readonly to: string;
  readonly title: string;
  /** How many products it leaves; null where it is not known. */
  readonly count: number | null;
  readonly isCurrent: boolean;
}

export interface FilterLinksProps {
  readonly label: string;
  readonly links: readonly FilterLink[];
}

/** The subjects or kinds that a list can be narrowed to, one at a time, with what each leaves. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  if (links.length < 3) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ to, title, count, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={styles.link} preventScrollReset {...(isCurrent && { 'aria-current': 'page' })}>
              {title}
              {count !== null && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
