import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { lateFiles } from './late-files.ts';
import styles from './late-part.module.css';
import { notHere } from './not-here.ts';
import { OPENING } from './texts.ts';

export interface LatePartOptions {
  /** Nobody asked for it: that it cannot come is not said, and it is tried again when the network is back. */
  readonly unasked?: boolean;
  /** Said in its place while it is on its way. It stands in the page, not over it. */
  readonly coming?: string;
  /**
   * It waits for a press, and most visits press nothing of the kind: it is not fetched while the page is quiet, but with the press,
   * or when a pointer or the focus comes near (`near`).
   */
  readonly waits?: boolean;
}

/** What whoever opens a part puts on what is pressed: a finger, a pointer or the focus that comes there fetches it. */
interface Near {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

interface Closable {
  readonly onClose?: () => void;
}

/**
 * A part of a page that has a file of its own: it comes once the page is quiet, or when it is first shown, whichever is first.
 * Without a network it says so where it stands, with the way to try again, and the page around it stays.
 *
 * @param fetch imports it. No component is imported late in another way (test/architecture/late-imports.test.ts).
 */
export function latePart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  { unasked = false, coming, waits = false }: LatePartOptions = {},
): ComponentType<P & Closable> & { readonly near: Near } {
  let known: ComponentType<P> | null = null;
  const bring = async (): Promise<ComponentType<P>> => (known ??= await fetch());
  if (!waits) lateFiles.add(bring);
  const fetchAhead = (): void => void bring().catch(() => undefined);
  return Object.assign(LatePart, { near: { onPointerEnter: fetchAhead, onFocus: fetchAhead } });

  function LatePart(props: P & Closable) {
    const [Part, setPart] = useState(() => known);
    const [failures, setFailures] = useState(0);
    const attempt = useCallback(() => {
      const came = (part: ComponentType<P>): void => setPart(() => part);
      const failed = (): void => setFailures((count) => count + 1);
      void bring().then(came, failed);
    }, []);
    const isHere = Part !== null;
    useEffect(() => {
      if (isHere) return undefined;
      attempt();
      window.addEventListener('online', attempt);
      return () => window.removeEventListener('online', attempt);
    }, [isHere, attempt]);
    if (Part !== null) return <Part {...props} />;
    if (failures === 0) return unasked ? null : <Coming words={coming} />;
    if (unasked) return null;
    const { onClose } = props;
    return <notHere.View isInPage={coming !== undefined} failures={failures} onRetry={attempt} onClose={onClose} />;
  }
}

/** It is on its way: said where it will stand; over the page for a dialog, once that takes longer than a blink. */
function Coming({ words }: { words: string | undefined }) {
  return (
    <p role="status" className={words === undefined ? styles.coming : undefined}>
      {words ?? OPENING}
    </p>
  );
}
