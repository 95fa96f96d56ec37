import { formatCountdown, type Countdown } from '#domain/shared/countdown.ts';

import styles from './countdown-text.module.css';

export interface CountdownTextProps {
  /** What is left; null when it is past: then nothing is shown. */
  readonly left: Countdown | null;
  readonly withSeconds?: boolean;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** What is left, counting down without moving the text around it: '2 d 03 h 14 min'. The caller owns the clock. */
export function CountdownText({ left, withSeconds = false }: CountdownTextProps) {
  if (left === null) return null;
  const parts: readonly (readonly [string, string])[] = [
    [String(left.days), 'd'],
    [twoDigits(left.hours), 'h'],
    [twoDigits(left.minutes), 'min'],
    ...(withSeconds ? [[twoDigits(left.seconds), 's'] as const] : []),
  ];
  return (
    <span role="timer" aria-label={formatCountdown(left)} className={styles.countdown}>
      {parts.map(([number, unit]) => (
        <span key={unit} className={styles.part} aria-hidden>
          <span className={styles.number}>{number}</span>
          <span className={styles.unit}>{unit}</span>
        </span>
      ))}
    </span>
  );
}
