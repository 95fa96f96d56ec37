import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Pressable, type PressableProps } from './pressable.tsx';
import styles from './icon-button.module.css';

interface IconButtonLook {
  readonly icon: IconName;
  /** The spoken name, also shown as the tip. */
  readonly label: string;
  /** A number in the corner; none at 0. Say it in `label` too ('Carrito, 2 productos'). */
  readonly count?: number;
}

export interface IconButtonProps extends Omit<PressableProps, 'children' | 'aria-label'>, IconButtonLook {
  /** Does nothing now, such as moving up what is the first; unlike a disabled one it keeps the focus of whoever pressed it there. */
  readonly unavailable?: boolean;
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
export function IconButton({ icon, label, count = 0, unavailable = false, className, ...rest }: IconButtonProps) {
  return (
    <Pressable
      title={label}
      {...rest}
      {...(unavailable && { 'aria-disabled': true, onClick: undefined })}
      aria-label={label}
      className={classNames(styles.iconButton, className)}
    >
      {face(icon, count)}
    </Pressable>
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
