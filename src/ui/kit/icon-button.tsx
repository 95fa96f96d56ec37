import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { useLive } from './use-live.ts';
import styles from './icon-button.module.css';

interface IconButtonLook {
  readonly icon: IconName;
  /** The spoken name, also shown as the tip. */
  readonly label: string;
  /** A number in the corner; none at 0. Say it in `label` too ('Carrito, 2 productos'). */
  readonly count?: number;
}

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>, IconButtonLook {
  /** Where it leads as a link as long as, or where, no script runs. */
  readonly before?: string;
}
export type IconLinkProps = Omit<LinkProps, 'children' | 'aria-label'> & IconButtonLook;

function face(icon: IconName, count: number): ReactNode {
  return (
    <>
      <Icon name={icon} size="medium" />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}

/** A button of 44 px with a drawing instead of words. */
export function IconButton({ icon, label, count = 0, type = 'button', className, before, ...rest }: IconButtonProps) {
  const isLive = useLive();
  const named = { 'aria-label': label, className: classNames(styles.iconButton, className) };
  if (before !== undefined && !isLive) {
    return (
      <a href={before} {...named}>
        {face(icon, count)}
      </a>
    );
  }
  return (
    <button title={label} {...rest} {...named} type={type}>
      {face(icon, count)}
    </button>
  );
}

/** The same as a link to a page of this app. */
export function IconLink({ icon, label, count = 0, className, ...rest }: IconLinkProps) {
  return (
    <Link title={label} {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      {face(icon, count)}
    </Link>
  );
}
