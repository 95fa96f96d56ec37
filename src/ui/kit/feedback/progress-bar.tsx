import { useId } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is being measured: 'Avance del curso'. */
  readonly label: string;
  /** From 0 to `max`. */
  readonly value: number;
  readonly max?: number;
  /** Stands at the right: '7 de 12 clases'; by default the whole per cent, rounded down. */
  readonly text?: string;
  /** False: the label is spoken, not seen, and no text is shown. */
  readonly captioned?: boolean;
  /** What is all used is not done: full, it is not coloured as a success. */
  readonly ofUse?: boolean;
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, text, captioned = true, ofUse = false }: ProgressBarProps) {
  const id = useId();
  const done = Math.min(max, Math.max(0, value));
  const part = max > 0 ? done / max : 0;
  const said = text ?? `${max > 0 ? Math.floor((done * 100) / max) : 0} %`;
  const look = classNames(styles.bar, part === 1 && !ofUse && styles.done);
  if (!captioned) return <progress aria-label={label} aria-valuetext={said} className={look} value={part} max={1} />;
  return (
    <div className={styles.wrap}>
      <div className={styles.text}>
        <span id={id}>{label}</span>
        <span>{said}</span>
      </div>
      <progress aria-labelledby={id} aria-valuetext={said} className={look} value={part} max={1} />
    </div>
  );
}
