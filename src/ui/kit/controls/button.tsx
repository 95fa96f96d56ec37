import type { MouseEvent } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import styles from './button.module.css';
import { Pressable, type PressableProps } from './pressable.tsx';
import { useHeld } from './use-held.ts';

export interface ButtonLook {
  /** `primary` once a screen; `secondary` beside it; `quiet` inside text and lists; `danger` for what cannot be undone. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  readonly wide?: boolean;
}

export interface ButtonProps extends PressableProps, ButtonLook {
  /** What it says while the work it started is under way; it keeps the focus and ignores further presses. */
  readonly busy?: string | false;
}

/** The class of a button's look, for a link that must look like one. */
export function buttonClass({ look = 'secondary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(styles.button, styles[look], size !== 'medium' && styles[size], wide && styles.wide);
}

/** A button does something here; what leads elsewhere is a `LinkButton`. */
export function Button(props: ButtonProps) {
  const { look, size, wide, busy = false, className, onClick, children, ...rest } = props;
  const busyProps = busy === false ? {} : { 'aria-busy': true, 'aria-disabled': true };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy === false) onClick?.(event);
    else event.preventDefault();
  };
  const shown = useHeld(busy);
  const lookOf = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <Pressable {...rest} {...busyProps} className={classNames(buttonClass(lookOf), className)} onClick={press}>
      {shown !== false && <span className={styles.turning} aria-hidden />}
      {shown === false ? children : shown}
    </Pressable>
  );
}
