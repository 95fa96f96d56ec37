import { classNames } from './class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | null;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
}

const pixels = { small: 32, medium: 40, large: 80, huge: 144 } as const;

/** A face, or the initials of first name and surname. The name stands beside it, so it is not spoken twice. */
export function Avatar({ name, src = null, size = 'medium' }: AvatarProps) {
  const look = classNames(styles.avatar, size !== 'medium' && styles[size]);
  if (src) return <img className={look} src={src} alt="" width={pixels[size]} height={pixels[size]} loading="lazy" />;
  // Drawn by the style sheet: as text they would be part of what a button is seen to say, and not of its spoken name.
  return <span className={look} data-initials={initials(name)} aria-hidden />;
}

function initials(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return ((first[0] ?? '') + (second[0] ?? '')).toLocaleUpperCase('es-PE');
}
