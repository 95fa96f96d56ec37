import type { ComponentPropsWithRef } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { drawingOf } from './icon-files.ts';
import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  readonly name: IconName;
  /** 20 px beside text, 24 px alone, 32 px in an empty state. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Spoken name, only where no text beside the icon says it. */
  readonly label?: string;
}

/** One drawing, in the colour of the text around it. */
export function Icon({ name, size = 'small', label, className, ...rest }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...rest} {...spoken} viewBox="0 0 24 24" className={classNames(styles.icon, styles[size], className)}>
      <use href={drawingOf(name)} />
    </svg>
  );
}
