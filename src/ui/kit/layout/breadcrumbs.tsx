import { Link, type To } from 'react-router-dom';

import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  readonly to: To;
}

/** The way down to this page; the page itself, which its heading names, is not repeated. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Estás en">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" />}
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
