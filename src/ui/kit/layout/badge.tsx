import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly kind?: 'neutral' | 'accent' | 'highlight' | 'success' | 'danger' | 'warning' | 'info';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A state in a word or two: 'En vivo', 'Pendiente', 'Aprobado'. Its colour never says more than its text. */
export function Badge({ kind = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}
