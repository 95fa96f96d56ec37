import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a loading state which has appeared stays: a flash is read by nobody. Source: HELPERS-3; decisions.md, The API. */
const shortest = 200;

/** A loading state as it is to be shown: `busy` while there is work, and what it was for a little longer when the work was short. */
export function useHeld(busy: string | false): string | false {
  const [held, setHeld] = useState<string | false>(busy);
  const began = useRef(0);
  if (busy !== false && held !== busy) setHeld(busy);
  const isBusy = busy !== false;
  useEffect(() => {
    if (isBusy) began.current = performance.now();
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || held === false) return undefined;
    const timer = setTimeout(() => setHeld(false), Math.max(0, began.current + shortest - performance.now()));
    return () => clearTimeout(timer);
  }, [isBusy, held]);
  return busy === false ? held : busy;
}
