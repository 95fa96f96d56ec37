import type { RefObject } from 'react';

import styles from './trap-field.module.css';

/** A field that nobody sees, `website`: a program that fills in every field gives itself away by it. */
export function TrapField({ ref }: { ref?: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden className={styles.trap}>
      <label>
        Deja vacío este campo
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
