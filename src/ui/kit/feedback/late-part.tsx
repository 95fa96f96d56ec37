import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { lateFiles } from './late-files.ts';
import { notHere } from './not-here.ts';

export interface LatePartOptions {
  /** Nobody asked for it: that it cannot come is not said, and it is tried again when the network is back. */
  readonly unasked?: boolean;
  /** Said in its place while it is on its way. It stands in the page, not over it. */
  readonly coming?: string;
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
  { unasked = false, coming }: LatePartOptions = {},
): ComponentType<P & Closable> {
  let known: ComponentType<P> | null = null;
  const bring = async (): Promise<ComponentType<P>> => (known ??= await fetch());
  lateFiles.add(bring);
  return function LatePart(props: P & Closable) {
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
    if (failures === 0) return coming === undefined ? null : <p role="status">{coming}</p>;
    if (unasked) return null;
    const { onClose } = props;
    return <notHere.View isInPage={coming !== undefined} failures={failures} onRetry={attempt} onClose={onClose} />;
  };
}
