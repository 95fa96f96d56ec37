import { NavLink, type To } from 'react-router-dom';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './content-tabs.module.css';

export interface LinkTab {
  readonly to: To;
  readonly label: string;
  readonly count?: number;
  /** What is counted, for whoever hears it: 'sin leer'. */
  readonly counted?: string;
}

/** Tabs that have addresses: links, the shown one with `aria-current`. `label` names them all ('Partes del curso'). */
export function ContentTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <NavLink end to={tab.to} className={classNames(styles.tab)} preventScrollReset>
              {tab.label}
              {tab.count !== undefined && (
                <span className={classNames(styles.count, tab.counted !== undefined && styles.news)}>
                  {tab.count}
                  {tab.counted !== undefined && <VisuallyHidden> {tab.counted}</VisuallyHidden>}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
