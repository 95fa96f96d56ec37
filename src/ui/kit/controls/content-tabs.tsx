import { useEffect, useRef } from 'react';
import { NavLink, type To, useLocation } from 'react-router-dom';
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
  const line = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the last tabs lie beyond the edge; the one being shown must not. Sideways alone: the page stays where it is.
  useEffect(() => {
    const shown = line.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const edges = line.current?.getBoundingClientRect();
    if (!line.current || !shown || !edges) return;
    line.current.scrollLeft += Math.max(shown.right - edges.right, 0) + Math.min(shown.left - edges.left, 0);
  }, [pathname]);
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list} ref={line}>
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
