import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconLink } from '#ui/kit/controls/icon-button.tsx';
import { SupportButton } from '#ui/school/layouts/support/support-button.tsx';
import { wayOutOf } from './way-out.ts';
import styles from './focus-bar.module.css';

export interface FocusBarProps {
  /** The way back is an arrow alone: the bar has tools that need the room. */
  readonly compact?: boolean;
  readonly children?: ReactNode;
}

/** The bar of a place of focus: one way back, the place's own tools, help. Source: look.md, Places of focus; LAY-10. */
export function FocusBar({ compact = false, children }: FocusBarProps) {
  const { to, label } = wayOutOf(useLocation().pathname);
  return (
    <header className={styles.bar}>
      {compact ? (
        <IconLink icon="arrow-left" label={label} to={to} className={styles.arrow} />
      ) : (
        <Link to={to} className={styles.back}>
          <Icon name="arrow-left" size="medium" />
          {label}
        </Link>
      )}
      <div className={styles.tools}>{children}</div>
      <SupportButton inBar />
    </header>
  );
}
