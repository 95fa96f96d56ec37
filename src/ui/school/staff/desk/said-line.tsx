import { useEffect, useRef } from 'react';
import type { SaidOfPress } from './said.ts';
import styles from './said-line.module.css';

/** What came of the last press; it takes the focus, since what was pressed may be gone. */
export function SaidLine({ said }: { readonly said: SaidOfPress | null }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== null) place.current?.focus();
  }, [said]);
  return (
    <p ref={place} role="status" tabIndex={-1} className={said?.isProblem === true ? styles.failed : styles.said}>
      {said?.text}
    </p>
  );
}
