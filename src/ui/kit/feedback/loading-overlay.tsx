import { useEffect, useState } from 'react';

import { LogoMark } from '#ui/kit/controls/logo.tsx';
import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  readonly shown: boolean;
  readonly text?: string;
  /** Milliseconds after which it hides by itself, whatever `shown` says. Source: LAY-3. */
  readonly hidesAfter?: number;
  /** Called when it has hidden itself, so that the caller's state can follow. */
  readonly onHidden?: () => void;
}

/** Covers the page while something that cannot wait is done, for 3 s at the most. */
export function LoadingOverlay({ shown, ...rest }: LoadingOverlayProps) {
  return shown ? <ShownOverlay {...rest} /> : null;
}

function ShownOverlay({ text = 'Un momento', hidesAfter = 3000, onHidden }: Omit<LoadingOverlayProps, 'shown'>) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), hidesAfter);
    return () => clearTimeout(timer);
  }, [hidesAfter]);
  useEffect(() => {
    if (over) onHidden?.();
  }, [over, onHidden]);
  if (over) return null;
  return (
    <div className={styles.overlay} role="status">
      <LogoMark className={styles.mark} />
      <p className={styles.text}>{text}</p>
    </div>
  );
}
