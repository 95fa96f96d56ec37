import { type ReactNode, useEffect, useId, useRef } from 'react';

import { Button } from '#ui/kit/controls/button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  /** A `LinkButton` or two. */
  readonly actions?: ReactNode;
  /** Level of the title's heading; 1 where nothing else heads the page. */
  readonly level?: 1 | 2;
  /** Stands in for what was there before, such as a form: takes its focus and comes into sight. */
  readonly takesFocus?: boolean;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon = 'search', title, children, actions, level = 2, takesFocus }: EmptyStateProps) {
  const Title = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.state}>
      <Icon name={icon} size="large" />
      <Title ref={heading} {...(takesFocus && { tabIndex: -1 })}>
        {title}
      </Title>
      {children !== undefined && <div className={styles.detail}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** What happened, without blame: 'No pudimos cargar tus cursos'. */
  readonly title: string;
  /** Level of the title's heading; 1 where nothing else heads the page. */
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
  /** What was kept: 'Tus respuestas están guardadas.' */
  readonly kept?: string;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly actions?: ReactNode;
}

/** What happened, what was kept and what to press. */
export function ErrorState({ title, level = 2, children, kept, onRetry, retrying = false, actions }: ErrorStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.state} role="alert">
      <Icon name="alert" size="large" />
      <Title>{title}</Title>
      {children !== undefined && <div className={styles.detail}>{children}</div>}
      {kept !== undefined && <p className={styles.kept}>{kept}</p>}
      <div className={styles.actions}>
        {onRetry !== undefined && (
          <Button look="primary" onClick={onRetry} busy={retrying && 'Intentando…'}>
            Intentar de nuevo
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}

export interface NoticeProps {
  readonly kind?: 'success' | 'error' | 'alert' | 'info';
  readonly title?: string;
  readonly children: ReactNode;
  /** Read out when it appears after the page was loaded. */
  readonly live?: boolean;
  /** Stands in for what was there before, such as a form: takes its focus, by which it is read out, and comes into sight. */
  readonly takesFocus?: boolean;
}

const icons = { success: 'check-circle', error: 'error', alert: 'alert', info: 'info' } as const;

/** A message that belongs to its place in the page, for as long as it is true. */
export function Notice({ kind = 'info', title, children, live = false, takesFocus = false }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const id = useId();
  const role = live ? (kind === 'error' || kind === 'alert' ? 'alert' : 'status') : undefined;
  return (
    <div
      ref={box}
      className={classNames(styles.notice, styles[kind])}
      {...(takesFocus ? { role: 'group', tabIndex: -1, 'aria-labelledby': id } : { role })}
    >
      <Icon name={icons[kind]} />
      <div id={id}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
