import { useEffect, useRef } from 'react';
import type { SaidOfPress } from './said.ts';
import styles from './said-line.module.css';

interface SaidLineProps {
  readonly said: SaidOfPress | null;
  /** What was pressed is still there, and this stands in sight of it: whoever hears the page is told, and nothing moves. */
  readonly stays?: boolean;
}

/** What came of the last press. What was pressed may be gone: it takes the focus then, which reads it out, and only once. */
export function SaidLine({ said, stays = false }: SaidLineProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== null && !stays) place.current?.focus();
  }, [said, stays]);
  return (
    <p
      ref={place}
      {...(stays ? { role: 'status' } : { tabIndex: -1 })}
      className={said?.isProblem === true ? styles.failed : styles.said}
    >
      {said?.text}
    </p>
  );
}
